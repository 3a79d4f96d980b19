//! Brightwater Plaza: what everybody reads, what the lenders say among themselves, and what stays between a few.

use super::talk::{Line, Talk, say};

pub(super) const DANA: &str = "dana@harborpine.example";
pub(super) const MARCUS: &str = "marcus@harborpine.example";
pub(super) const TOM: &str = "tom@harborpine.example";
pub(super) const ELENA: &str = "elena@harborpine.example";
pub(super) const ALAN: &str = "alan.pryce@mail.example";
pub(super) const RUTH: &str = "ruth.pryce@mail.example";
pub(super) const GRACE: &str = "grace.kim@clearwatertitle.example";
pub(super) const HENRIK: &str = "henrik@lundlaw.example";

pub(super) const TALKS: &[Talk] = &[
    Talk::general(GENERAL).unread_by(&[(DANA, 2), (RUTH, 4), (GRACE, 1)]),
    Talk::of_lenders(LENDERS).unread_by(&[(DANA, 1), (MARCUS, 2), (ELENA, 1)]),
    Talk::private("Guaranty", &[DANA, ALAN, HENRIK], GUARANTY).unread_by(&[(ALAN, 1)]),
    Talk::between(&[DANA, GRACE], DIRECT).unread_by(&[(DANA, 1)]),
];

const GENERAL: &[Line] = &[
    say(
        DANA,
        41,
        300,
        "<p>Alan, Ruth, welcome. This is the place for everything about the refinance of Brightwater Plaza: $4.2 \
         million, ten years, twenty-five-year amortization.</p><p>Your task list is up. The first three things I \
         need are the <strong>loan request summary</strong>, the <strong>operating statements</strong> and the \
         <strong>rent roll</strong>.</p>",
    )
    .to(&[ALAN, RUTH])
    .cc(&[MARCUS]),
    say(ALAN, 41, 90, "<p>Thanks Dana. Ruth keeps the leases, I have the rest. Give us until Friday.</p>").to(&[DANA]),
    say(RUTH, 40, 640, "<p>Hello everybody. The leases are in four binders, I am scanning them tonight.</p>"),
    say(DANA, 40, 500, "<p>No need to hurry with the scans, Ruth. A zip with one file a tenant is perfect.</p>")
        .to(&[RUTH])
        .answering(1),
    say(
        MARCUS,
        36,
        420,
        "<p>Good morning. I manage the branch and look over larger loans. Elena underwrites this one; you may hear \
         from her directly.</p>",
    ),
    say(
        ALAN,
        20,
        700,
        "<p>The loan request is uploaded. We left the holdback for the roof out of it, as we said on the phone.</p>",
    )
    .with(&["Loan request"]),
    say(DANA, 20, 380, "<p>Got it, and accepted. Short and clear, thank you.</p>").to(&[ALAN]).answering(1),
    say(
        ELENA,
        14,
        510,
        "<p>I have started on the numbers. Three things I would like to understand better:</p><ul><li>the jump in \
         repairs in March,</li><li>unit 201, empty since when?</li><li>who pays for the parking lot lighting.</li></ul>",
    )
    .to(&[ALAN])
    .cc(&[DANA]),
    say(
        ALAN,
        13,
        200,
        "<p>March was the boiler, invoice attached to the T12. 201 has been empty since the yoga studio left in \
         January; we have a letter of intent from a dentist. Lighting is in the common charges, all tenants pay by \
         square foot.</p>",
    )
    .to(&[ELENA])
    .with(&["T12"])
    .answering(1),
    say(ELENA, 13, 95, "<p>Clear, thank you. Please send the dentist’s letter once it is signed.</p>").to(&[ALAN]),
    say(
        GRACE,
        9,
        610,
        "<p>Hello all, Grace from Clearwater Title. The commitment goes out this week; I need the survey to finish \
         Schedule B.</p>",
    )
    .to(&[DANA, ALAN]),
    say(RUTH, 5, 330, "<p>We are away from the 3rd to the 10th. Alan reads his messages in the evening.</p>"),
    say(
        ALAN,
        2,
        480,
        "<p>The certified rent roll is in. The dentist signs on Thursday, so 201 will change once more.</p>",
    )
    .with(&["Rent roll"])
    .to(&[DANA]),
    say(DANA, 1, 520, "<p>Thank you. I will hold the review of the rent roll until Friday, then.</p>").to(&[ALAN]),
    say(RUTH, 0, 260, "<p>Dana, the zip with the leases says “Submitted”. Do we have to do anything?</p>").to(&[DANA]),
    say(ALAN, 0, 75, "<p>And could somebody tell us which day the committee meets?</p>").to(&[DANA]).cc(&[RUTH]),
];

const LENDERS: &[Line] = &[
    say(DANA, 38, 610, "<p>New one: Brightwater Plaza, existing client of Tom’s. Elena, can you take it?</p>"),
    say(ELENA, 38, 540, "<p>Yes. I have room from the 12th.</p>"),
    say(
        TOM,
        37,
        700,
        "<p>I closed their first loan with us in 2016. Never late. Alan knows every tenant by first name, Ruth \
         does the books. Treat the cap rate they quote with some salt.</p>",
    ),
    say(MARCUS, 30, 480, "<p>Exposure with this family is then just under the house limit. I will note it.</p>"),
    say(
        ELENA,
        15,
        300,
        "<p>First pass: NOI 381, DSCR 1.31 at today’s rate, 1.22 stressed. Occupancy 87 % without unit 201.</p>",
    )
    .with(&["Brightwater operating statements"]),
    say(DANA, 15, 250, "<p>With the dentist we are at 94 %. I would wait for the lease before we go up.</p>"),
    say(ELENA, 15, 220, "<p>Agreed. And the PFS came back incomplete, I have asked again.</p>").with(&["Pryce PFS"]),
    say(TOM, 6, 415, "<p>Saw Alan at the chamber lunch. He asked about a second tranche for the roof. I said nothing.</p>"),
    say(
        MARCUS,
        3,
        350,
        "<p>Committee is on the 14th. I need the memo by the 10th, appraisal included, or we wait two weeks.</p>",
    )
    .to(&[ELENA, DANA]),
    say(ELENA, 1, 600, "<p>Memo is at 80 %. Missing: appraisal review, certified rent roll, Schedule C.</p>"),
    say(MARCUS, 0, 190, "<p>Who answers Alan about the date? I’d rather it came from Dana.</p>").to(&[DANA]),
];

const GUARANTY: &[Line] = &[
    say(
        DANA,
        12,
        430,
        "<p>Alan, Henrik, I open this privately. The guaranty would be yours alone, Alan; Ruth’s trust stays out of \
         it as we discussed. Henrik will draft it.</p>",
    )
    .to(&[ALAN, HENRIK]),
    say(ALAN, 12, 100, "<p>Thank you for keeping it here. I’d like it to burn off once we are at 1.35 for two years.</p>")
        .to(&[DANA]),
    say(
        HENRIK,
        11,
        520,
        "<p>A burn-off at 1.35 over eight quarters can be written. I suggest we measure on reviewed statements, not \
         on tax returns.</p>",
    )
    .to(&[DANA, ALAN]),
    say(DANA, 11, 310, "<p>Reviewed statements it is. I will take 1.35 / eight quarters to committee.</p>"),
    say(ALAN, 8, 240, "<p>Fine with me. Please don’t discuss the trust in the general thread.</p>"),
    say(HENRIK, 2, 330, "<p>First draft by Monday. It follows the form we used for Kestrel.</p>"),
    say(DANA, 0, 410, "<p>Thanks, Henrik. Alan, have your own counsel read it before you sign.</p>").to(&[ALAN]),
];

const DIRECT: &[Line] = &[
    say(DANA, 10, 350, "<p>Grace, is the 2016 deed of trust the only lien you found?</p>").to(&[GRACE]),
    say(
        GRACE,
        10,
        120,
        "<p>The deed of trust, and a mechanic’s lien from the boiler people, $3,140, filed in April. They say it was \
         paid; the release was never recorded.</p>",
    )
    .to(&[DANA]),
    say(DANA, 9, 630, "<p>I will have Alan chase the release. Can you insure over it if they are slow?</p>").to(&[GRACE]),
    say(GRACE, 0, 150, "<p>Only with the money in escrow. Better to get the paper.</p>").to(&[DANA]),
];
