//! The needs list of a loan as it goes over the wire, kept for each kind of viewer as long as the stamps stand that it hangs
//! on: who has it already is told so, or what changed in it.

use std::{io::Write as _, sync::Arc};

use axum::{
    Json,
    body::Bytes,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use flate2::{Compression, write::GzEncoder};
use sea_orm::{ColumnTrait as _, EntityTrait as _, PaginatorTrait as _, QueryFilter as _};
use serde_json::json;
use shared_rules::team::role::RoleGroup;

use super::{
    super::{
        dto::{NeedsList, NeedsListChanges},
        sight,
    },
    renewing,
};
use crate::{
    access::LoanMember,
    db::{KeptRows, NewRows},
    entity::needs_list_element,
    http::{AtMost, Problem},
    state::{AppState, ListSeen, SeenList},
};

/// How often it is looked again when the list changes meanwhile.
const TRIES: usize = 3;
/// A list of so many bytes is kept compressed, too.
const LONG: usize = 64 * 1024;
/// How a long list is compressed: every browser reads it.
const CODING: &str = "gzip";
/// How hard a long list is compressed: it is while somebody waits for it. Brotli at its quickest takes twice the time, for a
/// tenth less; the level above a fourth more, for a fiftieth.
const PACKING: u32 = 2;
/// No element takes fewer bytes on the wire.
const LEAST: usize = 450;

/// The list that the person sees; nothing new where they have it, nothing at all where it is longer than it may be.
pub(in crate::features::needs_list) async fn list(
    state: &AppState,
    member: &LoanMember,
    asked: &HeaderMap,
    at_most: Option<AtMost>,
) -> Result<Response, Problem> {
    if let Some(AtMost(most)) = at_most
        && is_longer(state, member, most).await?
    {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let Some(seen) = seen(state, member).await? else { return plain(state, member).await };
    // Weak: it stands for the list, compressed or not.
    let tag = format!("W/\"{}\"", stamp(&key(member), &seen.rows));
    if asked.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response());
    }
    Ok(([(header::ETAG, tag)], whole(&seen, asked)).into_response())
}

/// What changed since the list of that stamp.
pub(in crate::features::needs_list) async fn changes(
    state: &AppState,
    member: &LoanMember,
    since: &str,
) -> Result<Response, Problem> {
    let key = key(member);
    let known = since.strip_suffix(&suffix(&key)).and_then(|stamp| stamp.parse().ok());
    let seen = match known {
        Some(_) => seen(state, member).await?,
        None => None,
    };
    let told = seen
        .zip(known)
        .and_then(|(seen, known)| Some(told(&stamp(&key, &seen.rows), &seen.rows.since(known)?)));
    let unknown = NeedsListChanges { known: false, stamp: None, changed: Vec::new(), gone: Vec::new() };
    Ok(told.map_or_else(|| Json(unknown).into_response(), as_json))
}

fn as_json(body: Bytes) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], body).into_response()
}

/// The whole list: a long one compressed once for all who ask.
fn whole(seen: &SeenList, asked: &HeaderMap) -> Response {
    let body = seen.rows.body();
    let accepted = asked.get(header::ACCEPT_ENCODING).and_then(|accepted| accepted.to_str().ok());
    let accepts = accepted.is_some_and(|all| all.split(',').any(|one| one.trim() == CODING));
    if body.len() < LONG || !accepts {
        return as_json(body);
    }
    let packed = seen.packed.get_or_init(|| pack(&body)).clone();
    let coded = [(header::CONTENT_ENCODING, CODING), (header::VARY, "accept-encoding")];
    (coded, as_json(packed)).into_response()
}

fn pack(body: &[u8]) -> Bytes {
    let mut packer = GzEncoder::new(Vec::with_capacity(body.len() / 10), Compression::new(PACKING));
    // Memory takes all that is written to it: neither of the two fails.
    let _ = packer.write_all(body);
    packer.finish().unwrap_or_default().into()
}

/// What is new, in words of the contract.
fn told(stamp: &str, NewRows { changed, gone }: &NewRows) -> Bytes {
    let mut body = format!("{{\"known\":true,\"stamp\":{},\"changed\":[", json!(stamp)).into_bytes();
    for (nth, (row, after)) in changed.iter().enumerate() {
        let comma = if nth == 0 { "" } else { "," };
        body.extend_from_slice(format!("{comma}{{\"after\":{},\"element\":", json!(after)).as_bytes());
        body.extend_from_slice(row);
        body.push(b'}');
    }
    body.extend_from_slice(format!("],\"gone\":{}}}", json!(gone)).as_bytes());
    body.into()
}

/// The list as it is read at once, where it changes all the time.
async fn plain(state: &AppState, member: &LoanMember) -> Result<Response, Problem> {
    let content = sight::see_all(state.db.read(), member).await?;
    Ok(Json(NeedsList { stamp: None, content }).into_response())
}

/// Whose list it is. Lenders see the same, whoever they are.
fn key(member: &LoanMember) -> ListSeen {
    let group = member.role().group();
    (member.loan.id, group, (group != RoleGroup::Lender).then_some(member.user.id))
}

/// How everybody's stamp of that list ends: that of one person says nothing to another.
fn suffix((_, group, person): &ListSeen) -> String {
    let group = match group {
        RoleGroup::Lender => 'l',
        RoleGroup::Borrower => 'b',
        RoleGroup::Contact => 'c',
    };
    let person = person.map(|id| id.simple().to_string()).unwrap_or_default();
    format!("-{group}{person}")
}

fn stamp(key: &ListSeen, rows: &KeptRows) -> String {
    format!("{}{}", rows.stamp(), suffix(key))
}

/// The list as it is now, kept or worked out; nothing where it changes too fast.
async fn seen(state: &AppState, member: &LoanMember) -> Result<Option<Arc<SeenList>>, Problem> {
    let (key, db) = (key(member), state.db.read());
    let (at, _) = renewing::stamps(db, member).await?;
    if let Some(seen) = state.kept.lists.at(&key, at.one()) {
        return Ok(Some(seen));
    }
    let _turn = state.kept.list_turns.of(&key).await;
    let (mut at, mut eyes) = renewing::stamps(db, member).await?;
    for _ in 0..TRIES {
        let before = state.kept.lists.last(&key).map(|(_, seen)| seen);
        if let Some(seen) = before.as_ref().filter(|seen| seen.at == at) {
            return Ok(Some(Arc::clone(seen)));
        }
        let suffix = suffix(&key);
        let seen = Arc::new(renewing::renewed(db, &eyes, at, before.as_deref(), &suffix).await?);
        let (now, looking) = renewing::stamps(db, member).await?;
        if now == at {
            let weight = seen.rows.weight() * 5 / 4 + seen.elements.len() * 400 + 500;
            state.kept.lists.put(key, at.one(), Arc::clone(&seen), weight);
            return Ok(Some(seen));
        }
        (at, eyes) = (now, looking);
    }
    Ok(None)
}

/// Whether the list is longer than so many bytes, as far as that is known before it is worked out.
async fn is_longer(state: &AppState, member: &LoanMember, most: usize) -> Result<bool, Problem> {
    if let Some((_, seen)) = state.kept.lists.last(&key(member)) {
        return Ok(seen.rows.body().len() > most);
    }
    let column = needs_list_element::Column::LoanId;
    let in_force = needs_list_element::Column::DeletedAt.is_null();
    let select = needs_list_element::Entity::find().filter(column.eq(member.loan.id)).filter(in_force);
    let count = select.count(state.db.read()).await?;
    Ok(usize::try_from(count).unwrap_or(usize::MAX).saturating_mul(LEAST) > most)
}
