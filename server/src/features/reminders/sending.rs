//! Sending a reminder: its rows and its queued email are written in the same transaction.

use chrono::NaiveDate;
use sea_orm::{ActiveValue::Set, DbErr, EntityTrait as _, sea_query::OnConflict};
use shared_rules::{
    messaging::reading::action_link::{ActionAbout, PermittedAction, action_location},
    needs_list::element::Element,
    reminders::{
        person::ReminderReach,
        words::{ReminderDue, reminder_due},
    },
};
use uuid::Uuid;

use super::facts::{ReminderCandidate, address_key};
use crate::{
    access::create_emailed_upload_link,
    entity::{app_user, company, loan, reminder, reminder_request},
    http::Problem,
    mail::{self, MailBudget, MailCause, QueuedEmail},
    membership::{self, UserRef},
    pages::{ReminderItem, ReminderLoan, ReminderMail, UploadLinkMail},
    realtime::Changes,
    state::AppState,
};

/// The maximum number of rows per statement.
const ROWS_PER_INSERT: usize = 500;
/// The maximum number of requests of each loan that an email lists.
const MAX_LISTED: usize = 50;

/// A reminder to a person, of requests on loans of a company.
pub(super) struct OutgoingReminder<'a> {
    /// The company.
    pub lender: &'a company::Model,
    /// The recipient.
    pub to: &'a ReminderCandidate,
    /// The requests by loan.
    pub loans: Vec<(&'a loan::Model, Vec<&'a Element>)>,
    /// The lender who sends it; `None` for automatic ones.
    pub sender: Option<&'a app_user::Model>,
    /// The lender's note.
    pub note: Option<&'a str>,
}

impl OutgoingReminder<'_> {
    /// Saves the reminder and queues its email. Returns whether it did: not if another one was sent to the address in
    /// the meantime. Call `wake` on the mailer after the commit.
    ///
    /// # Errors
    /// *Too many*, if the address reached the company's hourly limit.
    pub(super) async fn send(&self, state: &AppState, changes: &Changes) -> Result<bool, Problem> {
        let Some(id) = self.insert(changes).await? else { return Ok(false) };
        let elements = self.loans.iter().flat_map(|(_, elements)| elements);
        let elements: Vec<Uuid> = elements.filter_map(|element| element.id.parse().ok()).collect();
        for some in elements.chunks(ROWS_PER_INSERT) {
            let rows = some.iter().map(|element_id| reminder_request::ActiveModel {
                reminder_id: Set(id),
                element_id: Set(*element_id),
            });
            reminder_request::Entity::insert_many(rows).exec_without_returning(&**changes).await?;
        }
        let link = (&*state.config, changes.now());
        let upload = create_emailed_upload_link(&**changes, link, &self.to.user, &elements).await?;
        let mail = self.mail(state, upload);
        let email = QueuedEmail {
            recipients: vec![self.to.user.email_address.trim().to_owned()],
            subject: mail.subject(),
            plain: mail.plain(),
            html: mail.html(),
            company: Some(self.lender.id),
            budget: MailBudget::Reminder,
            reply_to: self.sender.map(|sender| sender.email_address.trim().to_owned()),
            cause: MailCause::Other,
            unsubscribe_link: None,
        };
        mail::queue(&**changes, changes.now(), &state.config.limits, email).await?;
        Ok(true)
    }

    /// Inserts the row that claims the day's email. Returns its id, if no other transaction did before.
    async fn insert(&self, changes: &Changes) -> Result<Option<Uuid>, DbErr> {
        use reminder::Column;
        let id = Uuid::now_v7();
        let row = reminder::ActiveModel {
            id: Set(id),
            company_id: Set(self.lender.id),
            user_id: Set(self.to.user.id),
            address: Set(address_key(&self.to.user)),
            day: Set(self.to.person.today),
            round: Set(self.to.rounds),
            sent_by: Set(self.sender.map(|sender| sender.id)),
            note: Set(self.note.map(str::to_owned)),
            at: Set(changes.now()),
        };
        let one_a_day = [Column::CompanyId, Column::Address, Column::Day, Column::Round];
        let unless_sent = OnConflict::columns(one_a_day).do_nothing().to_owned();
        let insert = reminder::Entity::insert(row).on_conflict(unless_sent);
        let inserted = insert.exec_without_returning(&**changes).await?;
        Ok((inserted > 0).then_some(id))
    }

    fn mail(&self, state: &AppState, upload: Option<UploadLinkMail>) -> ReminderMail {
        ReminderMail {
            from: self.sender.map(|sender| UserRef::from(sender).display_name()),
            lender: membership::letterhead(self.lender),
            note: self.note.map(str::to_owned),
            has_joined: self.to.person.reach == ReminderReach::Account,
            loans: self.loans.iter().map(|(loan, elements)| self.loan(state, loan, elements)).collect(),
            upload,
        }
    }

    fn loan(&self, state: &AppState, loan: &loan::Model, elements: &[&Element]) -> ReminderLoan {
        let link = |about: ActionAbout, id: &str| {
            state.config.link(&action_location(&PermittedAction {
                viewer_group: self.to.person.role_group,
                loan_id: loan.id.to_string(),
                lender_id: self.lender.id.to_string(),
                about,
                id: id.to_owned(),
                thread_id: None,
            }))
        };
        let item = |element: &&Element| ReminderItem {
            name: element.name.clone(),
            due: due_words(element.due_date, self.to.person.today),
            link: link(ActionAbout::Element, &element.id),
        };
        ReminderLoan {
            name: loan.name.clone(),
            requests: elements.iter().take(MAX_LISTED).map(item).collect(),
            more: elements.len().saturating_sub(MAX_LISTED),
            link: link(ActionAbout::Loan, &loan.id.to_string()),
        }
    }
}

fn due_words(due_date: Option<NaiveDate>, today: NaiveDate) -> Option<String> {
    reminder_due(&ReminderDue { due_date, today })
}
