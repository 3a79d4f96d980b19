//! A file that was sent to the company without signing in, and its receipt.

use reqwest::RequestBuilder;
use sea_orm::{ActiveModelTrait as _, ActiveValue::Set, DatabaseTransaction, EntityTrait as _};
use server::{
    entity::{EnumColumn, company, secure_upload, secure_upload_file as file},
    secrets::token,
};
use shared_rules::documents::uploads::secure_upload::ArrivalResult;
use uuid::Uuid;

use super::matrix_users::Cast;
use crate::support::{PDF, checksum};

/// The ids for the calls.
pub struct AnonymousFile {
    pub file: Uuid,
    pub slug: String,
    pub secret: String,
}

impl AnonymousFile {
    /// Ids that don't exist.
    pub fn nothing() -> Self {
        Self { file: Uuid::now_v7(), slug: "no-such-lender".to_owned(), secret: token::new_token() }
    }

    /// A file in the inbox of most people's company, stored under the key.
    pub async fn to(cast: &Cast, tx: &DatabaseTransaction, key: &str) -> Self {
        let (id, file, secret, now) =
            (Uuid::now_v7(), Uuid::now_v7(), token::new_token(), cast.app.state.clock.now());
        let company = company::Entity::find_by_id(cast.harbor).one(tx).await.unwrap().unwrap();
        let hand_in = secure_upload::ActiveModel {
            id: Set(id),
            company_id: Set(company.id),
            form_hash: Set(token::hash(&secret)),
            number: Set("2345-6789".to_owned()),
            sender_name: Set("Ann Lee".to_owned()),
            email_address: Set("ann@mail.example".to_owned()),
            email_key: Set("ann@mail.example".to_owned()),
            note: Set(String::new()),
            began_at: Set(now),
            handed_in_at: Set(Some(now)),
            mailed_at: Set(None),
        };
        hand_in.insert(tx).await.unwrap();
        let row = file::ActiveModel {
            id: Set(file),
            secure_upload_id: Set(id),
            company_id: Set(company.id),
            place: Set(0),
            sent: Set(true),
            kept: Set(true),
            name: Set("deed.pdf".to_owned()),
            size: Set(PDF.len() as i64),
            mime_type: Set("application/pdf".to_owned()),
            checksum: Set(checksum(PDF)),
            storage_key: Set(key.to_owned()),
            state: Set(EnumColumn(ArrivalResult::AsSent)),
            came_in: Set(None),
            unpacked: Set(0),
            created_at: Set(now),
            handed_in_at: Set(Some(now)),
            settled_at: Set(None),
            settled_by: Set(None),
            loan_id: Set(None),
            document_id: Set(None),
            scan: Set(None),
            damaged: Set(false),
        };
        row.insert(tx).await.unwrap();
        Self { file, slug: company.slug, secret }
    }
}

/// The form as a browser posts it.
pub fn form(request: RequestBuilder) -> RequestBuilder {
    with_parts(
        request,
        &[
            ("name=\"senderName\"", "Ann Lee".as_bytes()),
            ("name=\"emailAddress\"", b"ann@mail.example"),
            ("name=\"files\"; filename=\"deed.pdf\"", PDF),
        ],
    )
}

/// The form of an upload link, with a file for this request.
pub fn link_form(request: RequestBuilder, element: Uuid) -> RequestBuilder {
    with_parts(request, &[(&format!("name=\"files-{element}\"; filename=\"deed.pdf\""), PDF)])
}

fn with_parts(request: RequestBuilder, parts: &[(&str, &[u8])]) -> RequestBuilder {
    let mut body = Vec::new();
    for (head, bytes) in parts {
        body.extend(format!("--edge\r\nContent-Disposition: form-data; {head}\r\n\r\n").bytes());
        body.extend_from_slice(bytes);
        body.extend(b"\r\n");
    }
    body.extend(b"--edge--\r\n");
    request.header("content-type", "multipart/form-data; boundary=edge").body(body)
}
