//! Brightwater Plaza, by subject.

use super::{
    brightwater::{ALAN, DANA, ELENA, GRACE, HENRIK, MARCUS, RUTH},
    talk::{Line, Talk, say},
};

pub(super) const TALKS: &[Talk] = &[
    Talk::about("Rent roll and leases", LEASES)
        .labelled(&["Due diligence"])
        .unread_by(&[(ELENA, 2), (ALAN, 1)]),
    Talk::about("Appraisal", APPRAISAL).labelled(&["Due diligence"]).unread_by(&[(RUTH, 1)]),
    Talk::about("Payoff of the existing note", PAYOFF).labelled(&["Closing"]),
    Talk::about("Title and survey", TITLE).labelled(&["Closing"]).unread_by(&[(DANA, 1), (HENRIK, 2)]),
    Talk::about("Parking lot restriping", PARKING)
        .muted_by(&[DANA, ELENA])
        .unread_by(&[(DANA, 3), (ELENA, 3)]),
];

const LEASES: &[Line] = &[
    say(ELENA, 33, 500, "<p>For each tenant I need the lease, all amendments and the current estoppel.</p>")
        .to(&[RUTH])
        .cc(&[ALAN]),
    say(RUTH, 33, 300, "<p>Tide &amp; Table has two amendments, the others none. What is an estoppel?</p>").to(&[ELENA]),
    say(
        ELENA,
        32,
        610,
        "<p>A short letter that the tenant signs: what they pay, until when, and that neither of you owes the other \
         anything. I have put the form into your tasks.</p>",
    )
    .to(&[RUTH])
    .answering(1),
    say(RUTH, 28, 420, "<p>Puget Optical and Larch Physio have signed. Tide &amp; Table wants their lawyer to read it.</p>"),
    say(ALAN, 22, 250, "<p>I talked to Nell at Tide &amp; Table. She signs this week.</p>").cc(&[DANA]),
    say(RUTH, 16, 330, "<p>All three are signed now.</p>").to(&[ELENA]),
    say(
        RUTH,
        2,
        500,
        "<p>All leases in one zip: one folder a tenant, amendments inside. The binder of Larch Physio had a coffee \
         accident, page 7 is hard to read.</p>",
    )
    .with(&["Brightwater leases"])
    .to(&[ELENA, DANA]),
    say(ELENA, 1, 430, "<p>Page 7 is readable enough. Thank you for the order in there!</p>").to(&[RUTH]).answering(1),
    say(
        ALAN,
        1,
        120,
        "<table><tbody><tr><th>Unit</th><th>Tenant</th><th>Until</th></tr><tr><td>101</td><td>Tide &amp; \
         Table</td><td>2031</td></tr><tr><td>102</td><td>Puget Optical</td><td>2028</td></tr><tr><td>202</td><td>Larch \
         Physio</td><td>2029</td></tr></tbody></table><p>For your memo, Elena.</p>",
    )
    .to(&[ELENA])
    .edited(),
    say(DANA, 0, 330, "<p>Perfect. As soon as 201 is signed, please add it as its own folder.</p>").to(&[ALAN, RUTH]),
];

const APPRAISAL: &[Line] = &[
    say(DANA, 30, 410, "<p>The appraisal is ordered from Finch. The fee is $4,800, billed at closing.</p>").to(&[ALAN]),
    say(ALAN, 30, 300, "<p>Fine. Somebody has to let him into the plant room, ask for Joel.</p>").to(&[DANA]),
    say(DANA, 24, 520, "<p>Walter Finch was there yesterday. Report in two weeks.</p>"),
    say(
        DANA,
        7,
        450,
        "<p>The report is in: $6,150,000 as is. That is a loan to value of 68 %, within what we offered.</p>",
    )
    .to(&[ALAN, RUTH])
    .cc(&[MARCUS])
    .bcc(&[HENRIK]),
    say(ALAN, 7, 200, "<p>We had hoped for more. The mall on Route 9 went for a 6.1 cap in spring.</p>").to(&[DANA]),
    say(
        ELENA,
        6,
        540,
        "<blockquote><p>The mall on Route 9 went for a 6.1 cap in spring.</p></blockquote><p>It is anchored by a \
         grocery on a twenty-year lease. I don’t think we can put it beside Brightwater.</p>",
    )
    .to(&[ALAN])
    .answering(1),
    say(ALAN, 6, 380, "<p>Fair point. Are all of his comparables recent?</p>").to(&[ELENA, DANA]),
    say(DANA, 5, 610, "<p>I will look at that, and come back to you.</p>").to(&[ALAN]),
];

const PAYOFF: &[Line] = &[
    say(DANA, 26, 330, "<p>Who holds the note that we pay off, and until when is their quote good?</p>").to(&[ALAN]),
    say(ALAN, 26, 180, "<p>Northshore Savings. They quote for ten days at a time and want a written request.</p>").to(&[DANA]),
    say(
        GRACE,
        25,
        420,
        "<p>Forwarded from Northshore:</p><p>We confirm that a payoff statement will be issued within five business \
         days of a written request signed by the borrower.</p>",
    )
    .to(&[DANA, ALAN])
    .came_as(NORTHSHORE),
    say(ALAN, 24, 500, "<p>Signed and sent.</p>").to(&[GRACE]).cc(&[DANA]),
    say(GRACE, 19, 380, "<p>Here is what they say: $3,618,204.11 plus $611.37 a day.</p>").to(&[DANA, ALAN]),
    say(DANA, 18, 290, "<p>Thanks. We ask again ten days before closing. There is no prepayment fee after year five.</p>")
        .to(&[ALAN, GRACE])
        .mailed(&["payoffs@northshoresavings.example"]),
];

/// A mail as its sender's program wrote it.
const NORTHSHORE: &str = "<html><head><style>body{font-family:Georgia,serif;color:#222}.sig{color:#777;font-size:12px}\
    </style></head><body><p>Dear Ms. Kim,</p><p>We confirm that a <b>payoff statement</b> will be issued within five \
    business days of a written request signed by the borrower.</p><table border=\"1\" cellpadding=\"6\"><tr><td>Loan \
    </td><td>NS-20160418</td></tr><tr><td>Collateral</td><td>Brightwater Plaza</td></tr></table><p class=\"sig\">Payoff \
    Desk, Northshore Savings<br>This message is confidential.</p></body></html>";

const TITLE: &[Line] = &[
    say(GRACE, 17, 450, "<p>I have opened the order. File number CT-48817.</p>").to(&[DANA]),
    say(DANA, 17, 330, "<p>Thank you Grace. Please insure $4.2 million, with the zoning endorsement.</p>").to(&[GRACE]),
    say(
        GRACE,
        9,
        580,
        "<p>The commitment has three exceptions that need attention:</p><ol><li>the 2016 deed of trust, to be paid \
         off,</li><li>a release that was never recorded,</li><li>an easement for the utility on the north \
         side.</li></ol>",
    )
    .to(&[DANA, ALAN]),
    say(ALAN, 8, 330, "<p>The boiler people promise the release by Wednesday. The easement is the transformer.</p>"),
    say(GRACE, 4, 420, "<p>Any news of the survey? I can’t finish Schedule B without it.</p>").to(&[ALAN]),
    say(ALAN, 3, 260, "<p>The surveyor was rained out. Monday, he says.</p>").to(&[GRACE]),
    say(HENRIK, 1, 320, "<p>For the closing binder I need the commitment and the survey in one PDF, please.</p>").to(&[GRACE]),
    say(GRACE, 0, 210, "<p>You will have both on Tuesday if the weather holds.</p>").to(&[HENRIK, DANA]),
];

const PARKING: &[Line] = &[
    say(RUTH, 18, 400, "<p>The town wants two more accessible spaces. Does that matter to you?</p>")
        .to(&[DANA]),
    say(DANA, 18, 310, "<p>Not for the loan. Keep the notice, the insurer may ask.</p>").to(&[RUTH]),
    say(RUTH, 10, 360, "<p>Three offers for the paint: 2,900, 3,350 and 5,100.</p>"),
    say(ALAN, 10, 180, "<p>The middle one did the lot at the library, and it still looks good.</p>"),
    say(RUTH, 4, 500, "<p>Booked for the 22nd, at night, so that no tenant loses a day.</p>"),
];
