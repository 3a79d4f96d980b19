//! Executables are refused under any name and inside any file.

use std::io::Write as _;

use base64::prelude::{BASE64_STANDARD, Engine as _};
use reqwest::Method;
use serde_json::json;
use zip::{ZipWriter, write::SimpleFileOptions};

use super::{files, secure_upload::hand_in};
use crate::support::{PDF, Reply, Scene, complete, send_bytes};

/// A universal executable of macOS: code for two processors in one file.
const UNIVERSAL: &[u8] = b"\xca\xfe\xba\xbe\0\0\0\x02\x01\0\0\x07\0\0\0\x03\0\0\x40\0\0\0\x80\0\0\0\0\x0e";

/// A compound file: a Windows installer or a text document.
fn compound(installs: bool) -> Vec<u8> {
    let mut file = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1".to_vec();
    file.resize(4 * 512, 0);
    (file[30], file[48]) = (9, 1);
    if installs {
        file[1_024 + 80..1_024 + 96].copy_from_slice(b"\x84\x10\x0c\0\0\0\0\0\xc0\0\0\0\0\0\0\x46");
    }
    file
}

fn zipped(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

fn mail(content: &[u8]) -> Vec<u8> {
    let content = BASE64_STANDARD.encode(content);
    format!(
        "From: a@b.co\r\nSubject: x\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nHi\r\n--b\r\n\
         Content-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename=w2.pdf\r\n\r\n\
         {content}\r\n--b--\r\n"
    )
    .into_bytes()
}

fn code(reply: &Reply) -> String {
    reply.json()["violations"][0]["code"].as_str().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn refuses_executables_whole_in_parts_and_nested() {
    let scene = Scene::new().await;
    let version = scene.dana.get("/v1/company").await.expect(200).json()["version"].clone();
    scene.dana.put("/v1/company", json!({ "version": version, "acceptsMail": true })).await.expect(200);
    let nested = zipped(&[("w2.pdf", PDF), ("more.zip", &zipped(&[("deed.pdf", UNIVERSAL)]))]);
    let office = zipped(&[("word/document.xml", b"<w:document/>"), ("word/media/image1.png", UNIVERSAL)]);
    let refused: [(&str, Vec<u8>, &str); 7] = [
        ("statement.pdf", UNIVERSAL.to_vec(), "file-is-program"),
        ("letter.doc", compound(true), "file-is-program"),
        ("papers.zip", zipped(&[("w2.pdf", PDF), ("deed.pdf", UNIVERSAL)]), "program-inside"),
        ("nested.zip", nested, "program-inside"),
        ("letter.docx", office, "program-inside"),
        ("offer.eml", mail(UNIVERSAL), "program-inside"),
        ("offers.eml", mail(&zipped(&[("w2.pdf", UNIVERSAL)])), "program-inside"),
    ];
    for (name, bytes, wanted) in &refused {
        let upload = scene.announce(&scene.lucia, name, bytes.len()).await.expect(201).json();
        let (url, id) = (upload["url"].as_str().unwrap(), upload["id"].as_str().unwrap());
        let reply = send_bytes(&scene.lucia, url, bytes).await.expect(422);
        assert_eq!(code(&reply), *wanted, "{name}");
        complete(&scene.lucia, id).await.expect(422);

        // In two parts, the first of which is too short for detection.
        let part = async |from: usize, to: usize| {
            let range = format!("bytes {from}-{}/{}", to - 1, bytes.len());
            let request = scene.lucia.request(Method::PUT, url).header("content-range", range);
            scene.lucia.send(request.body(bytes[from..to].to_vec())).await
        };
        part(0, 2).await.expect(204);
        assert_eq!(code(&part(2, bytes.len()).await.expect(422)), *wanted, "{name} in parts");
    }
    assert_eq!((files(&scene, "kept"), files(&scene, "incoming")), (0, 0));
    for (name, bytes) in [
        ("letter.doc", compound(false)),
        ("papers.zip", zipped(&[("w2.pdf", PDF)])),
        ("offer.eml", mail(PDF)),
    ] {
        scene.upload(&scene.lucia, name, &bytes).await;
    }
}

#[tokio::test]
async fn secure_upload_refuses_executables() {
    let scene = Scene::new().await;
    let papers = zipped(&[("w2.pdf", PDF), ("deed.pdf", UNIVERSAL)]);
    let refused =
        [("statement.pdf", UNIVERSAL.to_vec()), ("letter.doc", compound(true)), ("papers.zip", papers)];
    for (name, bytes) in &refused {
        let page = hand_in(&scene.app.anyone(), &[("fine.pdf", PDF), (*name, bytes.as_slice())]).await;
        let text = page.text();
        assert_eq!(page.status, 422, "{name}: {text}");
        assert!(text.contains(name) && text.contains("program"), "{name}: {text}");
        let tray = scene.dana.get("/v1/secure-upload/files").await.expect(200).json();
        assert_eq!(tray["content"], json!([]), "{name}");
    }
}
