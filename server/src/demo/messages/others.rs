//! The other loans that people write about.

use super::{
    brightwater::{DANA, ELENA, HENRIK, TOM},
    talk::{Line, Talk, say},
};

const PRIYA: &str = "priya@harborpine.example";
const LUCIA: &str = "lucia.alvarez@mail.example";
const MATEO: &str = "mateo.alvarez@mail.example";
const SOFIA: &str = "sofia@larkspurrealty.example";
const BILL: &str = "bill@novakinsurance.example";
const MAYA: &str = "maya@kestrelroasting.example";
const CARMEN: &str = "carmen@ibarracpa.example";
const RUTH_ABBOTT: &str = "ruth@cedarridge.example";
const JUN: &str = "jun.tanaka@mail.example";
const ODILE: &str = "odile.bernard@mail.example";

pub(super) const ALVAREZ: &[Talk] = &[
    Talk::general(ALVAREZ_GENERAL).unread_by(&[(DANA, 1), (LUCIA, 1), (MATEO, 3)]),
    Talk::about("Insurance binder", ALVAREZ_INSURANCE).unread_by(&[(LUCIA, 1)]),
    Talk::of_lenders(ALVAREZ_LENDERS).unread_by(&[(DANA, 1)]),
];

const ALVAREZ_GENERAL: &[Line] = &[
    say(DANA, 39, 420, "<p>Lucia, Mateo, congratulations on the offer for 418 Larkspur Ct! Your task list is up.</p>")
        .to(&[LUCIA, MATEO])
        .cc(&[SOFIA]),
    say(LUCIA, 39, 200, "<p>Thank you! I work nights this week and will upload in the mornings.</p>").to(&[DANA]),
    say(MATEO, 37, 310, "<p>I am self-employed since last year. Do you need both years of returns from me?</p>").to(&[DANA]),
    say(DANA, 37, 240, "<p>Yes, both, and a year-to-date profit and loss. A simple one is fine.</p>").to(&[MATEO]).answering(1),
    say(SOFIA, 8, 430, "<p>The seller has the earnest money, receipt attached.</p>").with(&["Earnest money"]).to(&[DANA, LUCIA]),
    say(
        DANA,
        4,
        350,
        "<p>Lucia, the W-2 came back: it is the copy without the employer’s number. The hospital’s portal has the \
         full one.</p>",
    )
    .to(&[LUCIA]),
    say(LUCIA, 1, 260, "<p>Found it, will send it tonight. The pay stubs are in.</p>").with(&["Pay stubs"]).to(&[DANA]),
    say(PRIYA, 0, 240, "<p>Thank you Lucia. With those two we can lock the rate.</p>").to(&[LUCIA, MATEO]),
    say(MATEO, 0, 55, "<p>The statement PDF has a password: my birthday, as the bank says.</p>").to(&[DANA]),
];

const ALVAREZ_INSURANCE: &[Line] = &[
    say(BILL, 6, 500, "<p>Homeowner’s quote for Larkspur Ct: $1,410 a year with the hail rider.</p>")
        .to(&[LUCIA, DANA]),
    say(LUCIA, 5, 320, "<p>Do we need the hail rider?</p>").to(&[BILL]),
    say(BILL, 5, 280, "<p>In this county, yes. It was three roofs on your street in 2023.</p>").to(&[LUCIA]),
];

const ALVAREZ_LENDERS: &[Line] = &[
    say(
        PRIYA,
        7,
        300,
        "<p>Debt to income is at 41 % with Mateo’s first year only. Elena, would you count it?</p>",
    ),
    say(ELENA, 7, 150, "<p>With the contract for the school he showed us, yes. Write it into the memo.</p>"),
    say(TOM, 2, 400, "<p>Appraiser asks for the key of the side gate. Sofia has it.</p>"),
];

pub(super) const KESTREL: &[Talk] = &[
    Talk::general(KESTREL_GENERAL).unread_by(&[(DANA, 1), (MAYA, 2)]),
    Talk::about("Form 1050", KESTREL_FORM),
    Talk::private("Landlord of Foundry Street", &[DANA, MAYA, HENRIK], KESTREL_LANDLORD),
];

const KESTREL_GENERAL: &[Line] = &[
    say(
        MAYA,
        29,
        330,
        "<p>Forms 1919 and 413 are signed. The roaster needs a new burner, does that change anything?</p>",
    )
    .with(&["Form 1919", "Form 413"])
    .to(&[DANA]),
    say(DANA, 29, 150, "<p>Not for us. Put the invoice under working capital.</p>").to(&[MAYA]),
    say(CARMEN, 25, 410, "<p>Three years of returns for Kestrel, as filed.</p>")
        .with(&["Kestrel returns"])
        .to(&[DANA])
        .cc(&[MAYA]),
    say(ELENA, 21, 520, "<p>Thank you, Carmen. What is the one-off of $18,200 in the second year?</p>")
        .to(&[CARMEN]),
    say(CARMEN, 21, 300, "<p>The flood in the cellar, insurance paid most of it back a year later.</p>")
        .to(&[ELENA])
        .answering(1),
    say(DANA, 2, 440, "<p>We are in closing! The attorney sends the settlement statement on Thursday.</p>")
        .to(&[MAYA, CARMEN, HENRIK]),
    say(HENRIK, 1, 200, "<p>It will show two wires; please confirm both by phone, never by mail.</p>")
        .to(&[MAYA]),
    say(MAYA, 0, 140, "<p>Will do. I am roasting a batch for all of you.</p>"),
];

const KESTREL_FORM: &[Line] = &[
    say(MAYA, 1, 380, "<p>Draft of the settlement sheet. Line 7 looks odd to me.</p>")
        .with(&["Form 1050"])
        .to(&[DANA]),
    say(
        PRIYA,
        1,
        290,
        "<p>Line 7 is the burner; it moved to line 9 in the current form. I will correct it.</p>",
    )
    .to(&[MAYA]),
];

const KESTREL_LANDLORD: &[Line] = &[
    say(HENRIK, 11, 250, "<p>The landlord’s waiver isn’t back. He wants a month’s rent for signing it.</p>")
        .to(&[DANA, MAYA]),
    say(MAYA, 11, 90, "<p>Half a month and a bag of beans every quarter?</p>").to(&[HENRIK]),
    say(DANA, 10, 610, "<p>Take it. And put it in writing.</p>").to(&[HENRIK, MAYA]),
];

pub(super) const BY_NAME: &[(&str, &[Talk])] = &[
    ("Kestrel Roasting equipment line", &[Talk::general(EQUIPMENT).unread_by(&[(RUTH_ABBOTT, 1)])]),
    ("Tanaka Dental – office condo", &[Talk::general(TANAKA).unread_by(&[(DANA, 1)])]),
    ("Bernard – bridge loan", &[Talk::general(BERNARD)]),
];

const EQUIPMENT: &[Line] = &[
    say(
        RUTH_ABBOTT,
        6,
        420,
        "<p>Maya, thank you for coming in. The line would be $150,000 against the roasters.</p>",
    )
    .to(&[MAYA]),
    say(
        MAYA,
        6,
        200,
        "<p>That fits. Harbor &amp; Pine finances the purchase itself, I hope that is no problem.</p>",
    )
    .to(&[RUTH_ABBOTT]),
    say(
        RUTH_ABBOTT,
        5,
        510,
        "<p>None, as long as they leave the machines to us. I will write to them with your leave.</p>",
    )
    .to(&[MAYA]),
    say(MAYA, 5, 300, "<p>You have it.</p>").to(&[RUTH_ABBOTT]),
    say(MAYA, 0, 320, "<p>The list of machines with serial numbers comes tomorrow.</p>").to(&[RUTH_ABBOTT]),
];

const TANAKA: &[Line] = &[
    say(DANA, 12, 300, "<p>Dr. Tanaka, the condo association’s budget is the last thing we miss.</p>")
        .to(&[JUN]),
    say(JUN, 12, 120, "<p>They vote on it on the 5th. Is last year’s of any use?</p>").to(&[DANA]),
    say(DANA, 11, 400, "<p>As a start, yes. Please upload it, and the minutes once there are any.</p>")
        .to(&[JUN]),
    say(
        PRIYA,
        4,
        330,
        "<p>Minutes received. The reserve is thin; Elena will want a word about the elevator.</p>",
    )
    .to(&[JUN]),
    say(JUN, 0, 280, "<p>The elevator was renewed in 2021, I will find the invoice.</p>").to(&[DANA, PRIYA]),
];

const BERNARD: &[Line] = &[
    say(ODILE, 15, 350, "<p>Our buyer moved the closing by three weeks. Does the bridge reach that far?</p>")
        .to(&[DANA]),
    say(DANA, 15, 210, "<p>It does, with one extension. The fee for that is in your commitment, page 3.</p>")
        .to(&[ODILE]),
    say(ODILE, 14, 500, "<p>Found it. Please prepare the extension, to be safe.</p>").to(&[DANA]),
    say(PRIYA, 13, 400, "<p>It is in your tasks to sign.</p>").to(&[ODILE]),
    say(ODILE, 12, 330, "<p>Signed. Thank you both.</p>").to(&[DANA, PRIYA]),
];
