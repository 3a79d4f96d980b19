//! A contact's entry in a member's contact list.

use sea_orm::{
    ActiveValue::Set,
    ColumnTrait, DbErr, EntityTrait, ExprTrait as _, QueryFilter,
    sea_query::{Expr, OnConflict},
};
use shared_rules::{
    contacts::form::PhoneNumber,
    team::identity::{FullName, NameChange, name_change},
    value::address::Address,
};
use uuid::Uuid;

use super::{add_members::NewMember, dto::ContactRelationInput};
use crate::{
    access::LoanMember,
    entity::{app_user, contact_relation, contact_sub_role},
    http::Problem,
    membership::{parse_address, parse_phone},
    realtime::Changes,
};
use shared_rules::text;

/// The data in an entry about a person: written by a list's owner about a contact, or by a lender about a borrower.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct EntryData {
    pub given_name: String,
    pub family_name: String,
    pub phone: PhoneNumber,
    pub position_or_title: String,
    pub company_name: String,
    pub company_website: String,
    pub company_address: Address,
}

impl From<&app_user::Model> for EntryData {
    fn from(user: &app_user::Model) -> Self {
        Self {
            given_name: user.given_name.clone(),
            family_name: user.family_name.clone(),
            phone: parse_phone(user.mobile_phone.as_deref(), user.mobile_phone_locale.as_deref())
                .unwrap_or_default(),
            position_or_title: user.position_or_title.clone().unwrap_or_default(),
            company_name: user.company_name.clone().unwrap_or_default(),
            company_website: user.company_website.clone().unwrap_or_default(),
            company_address: parse_address(user.company_address.as_deref()).unwrap_or_default(),
        }
    }
}

impl From<&contact_relation::Model> for EntryData {
    fn from(row: &contact_relation::Model) -> Self {
        Self {
            given_name: row.given_name.clone(),
            family_name: row.family_name.clone(),
            phone: parse_phone(row.phone.as_deref(), row.phone_locale.as_deref()).unwrap_or_default(),
            position_or_title: row.position_or_title.clone().unwrap_or_default(),
            company_name: row.company_name.clone().unwrap_or_default(),
            company_website: row.company_website.clone().unwrap_or_default(),
            company_address: parse_address(row.company_address.as_deref()).unwrap_or_default(),
        }
    }
}

impl EntryData {
    /// Applies the fields given in the body.
    pub(crate) fn with(self, input: &ContactRelationInput) -> Self {
        let text =
            |given: &Option<String>, was: String| given.as_ref().map_or(was, |text| text.trim().to_owned());
        Self {
            given_name: text(&input.given_name, self.given_name),
            family_name: text(&input.family_name, self.family_name),
            phone: input.phone_number.clone().unwrap_or(self.phone),
            position_or_title: text(&input.position_or_title, self.position_or_title),
            company_name: text(&input.company_name, self.company_name),
            company_website: text(&input.company_website, self.company_website),
            company_address: input.company_address.clone().unwrap_or(self.company_address),
        }
    }

    /// Returns the name and address of a person to be created.
    pub(crate) fn to_new_member(&self, id: Option<Uuid>, email_address: Option<String>) -> NewMember {
        let (given_name, family_name) = (self.given_name.clone(), self.family_name.clone());
        NewMember { id, email_address, given_name, family_name }
    }

    /// Returns the data to store in an entry: for a person who has joined, only the differences from their own profile,
    /// so that the entry follows it.
    pub(crate) fn differences_from(self, user: &app_user::Model) -> Self {
        if user.stub {
            return self;
        }
        let own = Self::from(user);
        let named = (&self.given_name, &self.family_name) != (&own.given_name, &own.family_name);
        let name = |name: String| if named { name } else { String::new() };
        let text = |text: String, own: &String| if text == *own { String::new() } else { text };
        Self {
            given_name: name(self.given_name),
            family_name: name(self.family_name),
            phone: if self.phone == own.phone { PhoneNumber::default() } else { self.phone },
            position_or_title: text(self.position_or_title, &own.position_or_title),
            company_name: text(self.company_name, &own.company_name),
            company_website: text(self.company_website, &own.company_website),
            company_address: if self.company_address == own.company_address {
                Address::default()
            } else {
                self.company_address
            },
        }
    }

    /// Returns the data to show of a person with this entry.
    pub(crate) fn overlaid_on(self, user: &app_user::Model) -> Self {
        let own = Self::from(user);
        let unnamed = self.given_name.is_empty() && self.family_name.is_empty();
        let text = |text: String, own: String| if text.is_empty() { own } else { text };
        Self {
            given_name: if unnamed { own.given_name } else { self.given_name },
            family_name: if unnamed { own.family_name } else { self.family_name },
            phone: if self.phone.value.is_empty() { own.phone } else { self.phone },
            position_or_title: text(self.position_or_title, own.position_or_title),
            company_name: text(self.company_name, own.company_name),
            company_website: text(self.company_website, own.company_website),
            company_address: if self.company_address == Address::default() {
                own.company_address
            } else {
                self.company_address
            },
        }
    }

    /// Refuses to clear a person's existing name.
    ///
    /// # Errors
    /// *Invalid*, with the rule's text.
    pub(crate) fn require_name_of(&self, was: &Self) -> Result<(), Problem> {
        let name =
            |of: &Self| FullName { given_name: of.given_name.clone(), family_name: of.family_name.clone() };
        let verdict = name_change(&NameChange { before: name(was), after: name(self) });
        if verdict.allowed { Ok(()) } else { Err(Problem::invalid(verdict.violations)) }
    }

    /// Saves it as the user data of a person who hasn't joined, for the owner of the entry.
    pub(crate) async fn save_as_user(self, changes: &Changes, user_id: Uuid) -> Result<(), DbErr> {
        let row = app_user::ActiveModel {
            given_name: Set(self.given_name),
            family_name: Set(self.family_name),
            position_or_title: Set(non_empty(&self.position_or_title)),
            company_name: Set(non_empty(&self.company_name)),
            company_website: Set(non_empty(&self.company_website)),
            company_address: Set(address_json(&self.company_address)),
            mobile_phone_locale: Set(non_empty(&self.phone.locale)),
            mobile_phone: Set(non_empty(&self.phone.value)),
            updated_at: Set(changes.now()),
            ..Default::default()
        };
        let of_user = app_user::Column::Id.eq(user_id);
        app_user::Entity::update_many().set(row).filter(of_user).exec(&**changes).await.map(|_| ())
    }
}

/// The owner of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EntryOwner {
    user_id: Uuid,
    lender: bool,
}

impl EntryOwner {
    /// The viewer.
    pub(crate) fn of(viewer: &LoanMember) -> Self {
        Self { user_id: viewer.user.id, lender: viewer.role().is_lender() }
    }

    /// A lender.
    pub(super) const fn lender(user_id: Uuid) -> Self {
        Self { user_id, lender: true }
    }

    /// Returns the user who owns the list.
    pub(crate) const fn user_id(self) -> Uuid {
        self.user_id
    }
}

impl From<&contact_relation::Model> for EntryOwner {
    fn from(row: &contact_relation::Model) -> Self {
        Self { user_id: row.owner_id, lender: row.by_lender }
    }
}

/// Saves the entry of the person in that role: creates it for `owner` if there is none, or hands it to them.
///
/// # Errors
/// If the write fails.
pub(crate) async fn save_entry(
    changes: &Changes,
    loan_role_id: Uuid,
    owner: EntryOwner,
    sub_role: Option<Uuid>,
    written: EntryData,
) -> Result<(), DbErr> {
    use contact_relation::Column;
    let now = changes.now();
    let row = contact_relation::ActiveModel {
        id: Set(Uuid::now_v7()),
        loan_role_id: Set(loan_role_id),
        owner_id: Set(owner.user_id),
        by_lender: Set(owner.lender),
        contact_sub_role_id: Set(sub_role),
        given_name: Set(written.given_name),
        family_name: Set(written.family_name),
        phone_locale: Set(non_empty(&written.phone.locale)),
        phone: Set(non_empty(&written.phone.value)),
        position_or_title: Set(non_empty(&written.position_or_title)),
        company_name: Set(non_empty(&written.company_name)),
        company_website: Set(non_empty(&written.company_website)),
        company_address: Set(address_json(&written.company_address)),
        created_at: Set(now),
        updated_at: Set(now),
    };
    let or_rewrite = OnConflict::column(Column::LoanRoleId)
        .update_columns([Column::OwnerId, Column::ContactSubRoleId, Column::GivenName, Column::FamilyName])
        .update_columns([Column::PhoneLocale, Column::Phone, Column::PositionOrTitle, Column::CompanyName])
        .update_columns([Column::CompanyWebsite, Column::CompanyAddress, Column::ByLender, Column::UpdatedAt])
        .to_owned();
    contact_relation::Entity::insert(row).on_conflict(or_rewrite).exec_without_returning(&**changes).await?;
    Ok(())
}

/// Returns a contact role of the lender's company.
///
/// # Errors
/// *Invalid*, if the company has no such role.
pub(crate) async fn find_sub_role(
    changes: &Changes,
    company_id: Uuid,
    id: Option<Uuid>,
) -> Result<Option<contact_sub_role::Model>, Problem> {
    let Some(id) = id else { return Ok(None) };
    let of_company = contact_sub_role::Column::CompanyId.eq(company_id);
    let found = contact_sub_role::Entity::find_by_id(id).filter(of_company).one(&**changes).await?;
    let unknown = || Problem::invalid(vec![text::contacts::ROLE_UNKNOWN.violation("contactSubRoleId")]);
    found.map(Some).ok_or_else(unknown)
}

/// Hands the lists of a person who leaves the loan to a remaining lender.
pub(super) async fn reassign_entries(
    changes: &Changes,
    loan_id: Uuid,
    from: Uuid,
    to: EntryOwner,
) -> Result<(), DbErr> {
    use crate::entity::loan_role;
    let on_loan = sea_orm::sea_query::Query::select()
        .column(loan_role::Column::Id)
        .from(loan_role::Entity)
        .and_where(loan_role::Column::LoanId.eq(loan_id))
        .take();
    contact_relation::Entity::update_many()
        .col_expr(contact_relation::Column::OwnerId, Expr::value(to.user_id))
        .col_expr(contact_relation::Column::ByLender, Expr::value(to.lender))
        .filter(
            contact_relation::Column::OwnerId
                .eq(from)
                .and(contact_relation::Column::LoanRoleId.in_subquery(on_loan)),
        )
        .exec(&**changes)
        .await
        .map(|_| ())
}

fn non_empty(text: &str) -> Option<String> {
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}

fn address_json(address: &Address) -> Option<String> {
    (*address != Address::default()).then(|| serde_json::to_string(address).ok()).flatten()
}
