// What is fixed about each value of the rules' enums, in their order. Written by `npm run gen`. Do not edit.

import type {
  BorrowerType,
  EntityLabel,
  EntityType,
  Permission,
  PriorityType,
  RequestFilter,
  ReviewState,
  ReviewStatus,
  Role,
  RoleGroup,
  SubRoleType,
} from './rule';

export const roleGroupFacts: Record<RoleGroup, { label: string; lender: boolean; borrower: boolean }> = {
  BORROWER: { label: "Borrowers", lender: false, borrower: true },
  LENDER: { label: "Lenders", lender: true, borrower: false },
  CONTACT: { label: "Contacts", lender: false, borrower: false },
};

export const roleFacts: Record<Role, { label: string; lender: boolean; contact: boolean; leadLender: boolean; leadBorrower: boolean }> = {
  LEAD_LENDER: { label: "Lead lender", lender: true, contact: false, leadLender: true, leadBorrower: false },
  MANAGER: { label: "Manager", lender: true, contact: false, leadLender: false, leadBorrower: false },
  ASSOCIATE_LENDER: { label: "Associate lender", lender: true, contact: false, leadLender: false, leadBorrower: false },
  LENDER: { label: "Lender", lender: true, contact: false, leadLender: false, leadBorrower: false },
  UNDERWRITER: { label: "Underwriter", lender: true, contact: false, leadLender: false, leadBorrower: false },
  LEAD_BORROWER: { label: "Lead borrower", lender: false, contact: false, leadLender: false, leadBorrower: true },
  BORROWER: { label: "Borrower", lender: false, contact: false, leadLender: false, leadBorrower: false },
  CONTACT: { label: "Contact", lender: false, contact: true, leadLender: false, leadBorrower: false },
};

export const borrowerTypeFacts: Record<BorrowerType, { label: string; besideRole: string | null }> = {
  INDIVIDUAL: { label: "Individual", besideRole: null },
  MEMBER: { label: "Member", besideRole: "member" },
};

export const subRoleTypeFacts: Record<SubRoleType, { label: string; onBorrowingTeam: boolean; ofBorrowers: boolean }> = {
  NONE: { label: "None", onBorrowingTeam: false, ofBorrowers: false },
  BORROWER: { label: "Borrower", onBorrowingTeam: true, ofBorrowers: true },
  MEMBER: { label: "Member", onBorrowingTeam: true, ofBorrowers: false },
  KEY_CONTACT: { label: "Key contact", onBorrowingTeam: false, ofBorrowers: false },
  CONTACT: { label: "Contact", onBorrowingTeam: false, ofBorrowers: false },
};

export const permissionFacts: Record<Permission, { label: string; about: string }> = {
  CrudAssociate: { label: "Manage employees", about: "View and add employees, and change their roles" },
  MakeLeads: { label: "Assign lead lenders", about: "Add and remove lead lenders in the company and on its loans" },
  UpdateBorrower: { label: "Edit borrowers", about: "Edit borrowers and the people on a loan" },
  SeeBorrowersCreditScore: { label: "See credit scores", about: "See borrowers’ credit scores and order reports" },
  SeeBorrowersTasks: { label: "See borrowers’ tasks", about: "See what borrowers still have to do" },
  SeeDriversLicense: { label: "See driver’s licenses", about: "See other people’s licenses. Everyone can see their own" },
  LendingTeamCommunication: { label: "Message lenders", about: "Send messages to the lending team" },
  BorrowerTeamCommunication: { label: "Message everyone else", about: "Send messages to borrowers, contacts, managers and underwriters" },
};

export const stateFacts: Record<ReviewState, { label: string; labelForBorrowers: string; waits: boolean; cameBack: boolean }> = {
  OPEN: { label: "Open", labelForBorrowers: "To do", waits: false, cameBack: false },
  SUBMITTED: { label: "Submitted", labelForBorrowers: "In review", waits: true, cameBack: false },
  ACCEPTED: { label: "Accepted", labelForBorrowers: "Done", waits: false, cameBack: false },
  REJECTED: { label: "Rejected", labelForBorrowers: "Returned", waits: false, cameBack: true },
  PARTLY_ACCEPTED: { label: "Partially accepted", labelForBorrowers: "Partially rejected", waits: false, cameBack: false },
  NOT_APPLICABLE: { label: "Not applicable", labelForBorrowers: "Doesn’t apply", waits: true, cameBack: false },
};

export const filterFacts: Record<RequestFilter, { label: string }> = {
  OPEN: { label: "Open" },
  SUBMITTED: { label: "Submitted" },
  ACCEPTED: { label: "Accepted" },
  REJECTED: { label: "Rejected" },
  LATE: { label: "Late" },
  MINE: { label: "Mine" },
};

export const priorityFacts: Record<PriorityType, { label: string; set: boolean }> = {
  UNSET: { label: "Unset", set: false },
  HIDDEN: { label: "Hidden", set: true },
  PRIVATE: { label: "Private", set: true },
  IGNORE: { label: "Ignore", set: true },
  BLOCKER: { label: "Blocker", set: true },
  LOW: { label: "Low", set: true },
  MEDIUM: { label: "Medium", set: true },
  HIGH: { label: "High", set: true },
  CRITICAL: { label: "Critical", set: true },
  URGENT: { label: "Urgent", set: true },
};

export const statusFacts: Record<ReviewStatus, { label: string }> = {
  LEAD: { label: "Lead" },
  IN_PROGRESS: { label: "In progress" },
  READY_FOR_UNDERWRITING: { label: "Ready for underwriting" },
  READY_FOR_REVIEW_PENDING: { label: "Review pending" },
  READY_FOR_REVIEW_REVIEW: { label: "In review" },
  REVIEW_COMPLETE_ACCEPTED: { label: "Accepted" },
  REVIEW_COMPLETE_CONDITIONAL: { label: "Conditionally accepted" },
  REVIEW_COMPLETE_REJECTED: { label: "Rejected" },
  CLOSING: { label: "Closing" },
  IN_SERVICE: { label: "In service" },
  ARCHIVE: { label: "Archived" },
  IN_DEFAULT: { label: "In default" },
  HOLD: { label: "On hold" },
  WITHDRAWN: { label: "Withdrawn" },
};

export const entityTypeFacts: Record<EntityType, { label: string; addressLabel: string; person: boolean; organisation: boolean; reachable: boolean }> = {
  INDIVIDUAL: { label: "Person", addressLabel: "Residential addresses", person: true, organisation: false, reachable: true },
  COMPANY: { label: "Company", addressLabel: "Company address", person: false, organisation: true, reachable: true },
  TRUST: { label: "Trust", addressLabel: "Trust address", person: false, organisation: true, reachable: true },
  RE_ASSET: { label: "Real estate", addressLabel: "Property address", person: false, organisation: false, reachable: false },
  ASSET: { label: "Asset", addressLabel: "Location", person: false, organisation: false, reachable: false },
};

export const entityLabelFacts: Record<EntityLabel, { label: string }> = {
  PRIMARY_INDIVIDUAL: { label: "Primary Individual" },
  PRIMARY_COMPANY: { label: "Primary Company" },
  PRIMARY_COLLATERAL: { label: "Primary Collateral" },
  NOT_A_GUARANTOR: { label: "not a guarantor" },
  OPERATING_COMPANY: { label: "Operating Company" },
  PRIMARY_OPERATION_COMPANY: { label: "Primary Operation Company" },
  APPLICANT: { label: "Applicant" },
  SPOUSE: { label: "Spouse" },
  GUARANTOR: { label: "guarantor" },
  MEMBER: { label: "Member" },
};

/** A stretch of a loan's way. */
export interface Stage {
  title: string;
  statuses: readonly ReviewStatus[];
}

/** The way of a loan, in order. */
export const stages: readonly Stage[] = [
  { title: "Application", statuses: ["LEAD","IN_PROGRESS"] },
  { title: "Underwriting", statuses: ["READY_FOR_UNDERWRITING"] },
  { title: "Review", statuses: ["READY_FOR_REVIEW_PENDING","READY_FOR_REVIEW_REVIEW"] },
  { title: "Decision", statuses: ["REVIEW_COMPLETE_ACCEPTED","REVIEW_COMPLETE_CONDITIONAL","REVIEW_COMPLETE_REJECTED"] },
  { title: "Closing", statuses: ["CLOSING"] },
  { title: "Servicing", statuses: ["IN_SERVICE","ARCHIVE","IN_DEFAULT"] },
];

/** Where a loan stands beside its way. */
export const aside: Stage = { title: "On hold", statuses: ["HOLD","WITHDRAWN"] };

/** The bands of credit scores, from the lowest. */
export const scoreBands = [
  { from: 300, to: 580 },
  { from: 580, to: 670 },
  { from: 670, to: 740 },
  { from: 740, to: 800 },
  { from: 800, to: 850 },
] as const;
