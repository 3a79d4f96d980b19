import { MalformedInput, isMalformed } from './malformed-input';
import { isCacheable, cacheResult, cachedResults } from './result-cache';
import { type RuleExports, rulesModule } from './load-rules';

export type * from '@wasm/rules';

/** Names of all rules that are plain functions of one input. */
export type RuleName = {
  [K in keyof RuleExports]: RuleExports[K] extends (input: never) => unknown ? K : never;
}[keyof RuleExports];

type RuleFunction<K extends RuleName> = Extract<RuleExports[K], (input: never) => unknown>;

/** The same shape, read-only. */
export type DeepReadonly<T> = T extends readonly (infer Each)[]
  ? readonly DeepReadonly<Each>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

/** The input of a rule. */
export type RuleInput<K extends RuleName> = DeepReadonly<Parameters<RuleFunction<K>>[0]>;

/** The result of a rule. */
export type RuleAnswer<K extends RuleName> = ReturnType<RuleFunction<K>>;

/** The signatures of all rules. */
type RuleCalls = { [K in RuleName]: (input: RuleInput<K>) => RuleAnswer<K> };

const hasRule = (rules: object, name: string): rules is RuleCalls => name in rules;

/**
 * Calls a shared rule; the route has waited for the rules. Throws {@link MalformedInput} if the input has the wrong
 * shape. Rules are pure: results for small inputs are cached, so that re-rendering a row doesn't call them again.
 */
export function rule<K extends RuleName>(name: K, input: RuleInput<K>): RuleAnswer<K> {
  const question = isCacheable(input) ? `${name} ${JSON.stringify(input)}` : null;
  const known = question === null ? undefined : cachedResults.get(question);
  if (known !== undefined) return known as RuleAnswer<K>;
  const rules: object = rulesModule();
  if (!hasRule(rules, name)) throw new Error(`There is no rule ${name}.`);
  const answer = rules[name](input);
  if (isMalformed(answer)) throw new MalformedInput(name, answer.malformed);
  if (question !== null) cacheResult(question, answer);
  return answer;
}
