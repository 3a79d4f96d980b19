//! The type of a file follows from its name, no longer from what its sender said: what was kept before is
//! put right. What isn't known by its name stays bytes that nothing opens by itself.

use crate::change::{Change, Schema};
use sea_orm_migration::prelude::*;

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let cases: String = TYPES
            .iter()
            .map(|(ending, mime_type)| format!(" WHEN LOWER(name) LIKE '%_.{ending}' THEN '{mime_type}'"))
            .collect();
        for table in ["document", "upload", "template_file"] {
            let statement =
                format!("UPDATE {table} SET mime_type = CASE{cases} ELSE 'application/octet-stream' END");
            schema.execute_unprepared(&statement).await?;
        }
        Ok(())
    }

    /// What senders said is not known any more, and nobody misses it.
    async fn down(&self, _: &Schema<'_>) -> Result<(), DbErr> {
        Ok(())
    }
}

/// The types by their endings, as they were when this was written.
const TYPES: [(&str, &str); 29] = [
    ("jpg", "image/jpeg"),
    ("jpeg", "image/jpeg"),
    ("png", "image/png"),
    ("gif", "image/gif"),
    ("webp", "image/webp"),
    ("bmp", "image/bmp"),
    ("tiff", "image/tiff"),
    ("tif", "image/tiff"),
    ("heic", "image/heic"),
    ("mp4", "video/mp4"),
    ("avi", "video/x-msvideo"),
    ("mov", "video/quicktime"),
    ("flv", "video/x-flv"),
    ("mkv", "video/x-matroska"),
    ("m4v", "video/x-m4v"),
    ("mpeg", "video/mpeg"),
    ("mpg", "video/mpeg"),
    ("pdf", "application/pdf"),
    ("doc", "application/msword"),
    ("docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
    ("ppt", "application/vnd.ms-powerpoint"),
    ("pptx", "application/vnd.openxmlformats-officedocument.presentationml.presentation"),
    ("xls", "application/vnd.ms-excel"),
    ("xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
    ("csv", "text/csv"),
    ("zip", "application/zip"),
    ("rar", "application/vnd.rar"),
    ("txt", "text/plain"),
    ("json", "application/json"),
];
