export { signOut, signOutEverywhere } from './api';
export { SignInForm } from './components/sign-in-form';
export { readTexts, usePreference } from './preferences/use-preference';
export { useApplySingleKeys } from './preferences/use-single-keys';
export { SecondStepChoice } from './second-step/second-step-setup';
