//! CSV exports of the address book and of a company's employees.

use futures_util::StreamExt as _;
use shared_rules::{
    activity::ExportedList,
    contacts::spreadsheet::{EmployeeLine, MAX_EXPORTED_PEOPLE, PersonLine, employees_file, people_file},
    value::phone::{PhoneDisplay, phone_display},
};
use tokio::runtime::Handle;
use uuid::Uuid;

use super::{
    address_book,
    dto::{BookEntry, BookQuery, Employee},
    people_search,
};
use crate::{
    access::SignedIn,
    environment::Zone,
    features::activity,
    http::{Problem, csv::CsvFile},
    membership::UserRef,
    state::AppState,
};

/// Exports all pages of the address book for the query. Runs as heavy work.
pub(super) async fn export_people(
    state: AppState,
    viewer: SignedIn,
    query: BookQuery,
) -> Result<CsvFile, Problem> {
    activity::record_export(&state, &viewer.user, None, ExportedList::Contacts).await?;
    let heavy = state.heavy.clone();
    let here = Handle::current();
    let made = heavy.run(move || {
        // Rows release their connection when dropped, which needs the runtime.
        let _inside = here.enter();
        let lines = here.block_on(load_lines(&state, &viewer, &query))?;
        Ok::<_, Problem>(people_file(viewer.zone().name(), lines))
    });
    Ok(CsvFile { name: "contacts.csv", text: made.await?? })
}

async fn load_lines(
    state: &AppState,
    viewer: &SignedIn,
    query: &BookQuery,
) -> Result<Vec<PersonLine>, Problem> {
    let mut some = address_book::stream_rows(state, viewer, query, MAX_EXPORTED_PEOPLE).await?;
    let (mut lines, zone) = (Vec::new(), viewer.zone());
    while let Some(rows) = some.next().await {
        let rows = rows.into_iter().collect::<Result<_, _>>()?;
        lines.extend(
            address_book::load_entries(state, viewer.user.id, rows)
                .await?
                .into_iter()
                .map(|entry| person_line(entry, zone)),
        );
    }
    Ok(lines)
}

fn person_line(entry: BookEntry, zone: Zone) -> PersonLine {
    let phone = format_phone(&entry.user);
    PersonLine {
        given_name: entry.user.given_name,
        family_name: entry.user.family_name,
        email_address: entry.user.email_address,
        phone,
        company_name: entry.user.company_name.unwrap_or_default(),
        position_or_title: entry.user.position_or_title.unwrap_or_default(),
        loans: entry.roles.into_iter().map(|on| (on.loan_name, on.role)).collect(),
        last_active_at: entry.last_active_at.map(|at| zone.local_time(at)),
    }
}

/// Exports the employees of the company, if the viewer may load them.
pub(super) async fn export_employees(
    state: &AppState,
    viewer: &SignedIn,
    company_id: Uuid,
) -> Result<CsvFile, Problem> {
    let employees = people_search::list_employees(state, viewer, company_id).await?;
    activity::record_export(state, &viewer.user, None, ExportedList::Employees).await?;
    Ok(CsvFile { name: "employees.csv", text: employees_file(employees.into_iter().map(employee_line)) })
}

fn employee_line(employee: Employee) -> EmployeeLine {
    let phone = format_phone(&employee.user);
    EmployeeLine {
        given_name: employee.user.given_name,
        family_name: employee.user.family_name,
        email_address: employee.user.email_address,
        company_role: employee.company_role,
        position_or_title: employee.user.position_or_title.unwrap_or_default(),
        phone,
        second_step: employee.second_step,
    }
}

fn format_phone(user: &UserRef) -> String {
    phone_display(&PhoneDisplay { value: user.mobile_phone.as_ref().map(|phone| phone.value.clone()) })
}
