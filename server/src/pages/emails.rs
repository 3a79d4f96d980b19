//! The bodies of mails. Mail programs know little of style sheets, so the few styles stand in the text.

use leptos::prelude::*;

use super::render;

/// What an invitation says.
#[derive(Clone, Debug)]
pub struct InvitationMail {
    /// Who asks.
    pub invited_by: String,
    /// The lender.
    pub lender_name: String,
    /// The loan.
    pub loan_name: String,
    /// The link to follow.
    pub link: String,
    /// The last day on which it works, as it is shown.
    pub until: String,
}

impl InvitationMail {
    /// The subject.
    #[must_use]
    pub fn subject(&self) -> String {
        format!("{} invites you to {}", self.lender_name, self.loan_name)
    }

    /// The words as plain text.
    #[must_use]
    pub fn plain(&self) -> String {
        let Self { invited_by, lender_name, loan_name, link, until } = self;
        format!(
            "{invited_by} of {lender_name} invites you to work on the loan “{loan_name}” in Loanroom.\n\n\
             Accept the invitation here:\n{link}\n\n\
             The link is for you alone and works until {until}. If you didn’t expect this, you can ignore it.\n"
        )
    }

    /// The words as HTML.
    #[must_use]
    pub fn html(&self) -> String {
        let Self { invited_by, lender_name, loan_name, link, until } = self.clone();
        let button = "display:inline-block;padding:10px 18px;border-radius:6px;background:#7a3e1d;color:#ffffff;\
            text-decoration:none;font-weight:600";
        render::document(move || {
            view! {
                <html lang="en">
                    <head><meta charset="utf-8" /><title>"Invitation"</title></head>
                    <body style="font-family:system-ui,sans-serif;line-height:1.5;color:#1c1917;max-width:560px;margin:0 auto;padding:24px">
                        <p>{invited_by}" of "{lender_name}" invites you to work on the loan “"{loan_name}"” in Loanroom."</p>
                        <p><a href=link.clone() style=button>"Accept the invitation"</a></p>
                        <p>"If the button doesn’t work, open this address: "<br />{link.clone()}</p>
                        <p style="color:#57534e">
                            "The link is for you alone and works until "{until}". If you didn’t expect this, you can ignore it."
                        </p>
                    </body>
                </html>
            }
        })
    }
}
