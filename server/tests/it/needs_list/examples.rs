//! Example files of templates, and of requests that were created from them.

use reqwest::Method;
use sea_orm::{EntityTrait as _, PaginatorTrait as _};
use serde_json::{Value, json};
use server::{entity::example_file, features::documents::clean_up};

use super::templates::{add, template};
use crate::support::{PDF, Scene};

const OTHER: &[u8] = b"%PDF-1.7\nanother example\n%%EOF\n";

async fn upload(scene: &Scene, at: &str, bytes: &'static [u8]) {
    let path = format!("{at}/content?name=example.pdf&size={}", bytes.len());
    scene.dana.send(scene.dana.request(Method::PUT, &path).body(bytes)).await.expect(200);
}

/// The number of stored examples after unused ones were removed.
async fn kept(scene: &Scene) -> u64 {
    clean_up(&scene.app.state).await.unwrap();
    example_file::Entity::find().count(scene.app.state.db.read()).await.unwrap()
}

#[tokio::test]
async fn loans_keep_examples_when_the_template_changes() {
    let scene = Scene::new().await;
    let id = template(&scene, "Purchase").await;
    let stubs = add(&scene, &id, "Pay stubs", None, "FILE").await;
    let answer = format!("/v1/templates/{id}/elements/{}/answer", stubs["id"].as_str().unwrap());
    upload(&scene, &answer, PDF).await;
    let apply = format!("/v1/loans/{}/templates/{id}/apply", scene.loan.id);
    let applied = scene.dana.post(&apply, json!({})).await.expect(200).json();
    let duplicate = json!({ "name": "Copy" });
    let copy = scene.dana.post(&format!("/v1/templates/{id}/duplicate"), duplicate).await.expect(201).json();
    let copy = format!("/v1/templates/{}", copy["id"].as_str().unwrap());
    let in_copy = scene.dana.get(&format!("{copy}/elements")).await.expect(200).json()["content"][0].clone();
    assert_eq!(in_copy["answer"]["documentName"], "example.pdf");
    let copied = format!("{copy}/elements/{}/answer", in_copy["id"].as_str().unwrap());
    let request = scene.elements(&format!("/{}/example", applied["createdIds"][0].as_str().unwrap()));
    let bytes = async |at: &str| scene.dana.get(&format!("{at}/content")).await.expect(200).bytes;
    assert_eq!(kept(&scene).await, 1, "all three show one file");

    upload(&scene, &answer, OTHER).await;
    assert_eq!(kept(&scene).await, 2);
    assert_eq!((bytes(&answer).await, bytes(&request).await), (OTHER.to_vec(), PDF.to_vec()));
    scene.dana.delete(&answer).await.expect(200);
    assert_eq!(kept(&scene).await, 1, "what nothing shows goes");
    assert_eq!((bytes(&copied).await, bytes(&request).await), (PDF.to_vec(), PDF.to_vec()));

    scene.dana.delete(&copy).await.expect(204);
    scene.dana.delete(answer.trim_end_matches("/answer")).await.expect(204);
    assert_eq!(kept(&scene).await, 1);
    let list = scene.lucia.get(&scene.elements("")).await.expect(200).json();
    let shown = |row: &Value| row["name"] == "Pay stubs" && row["example"]["name"] == "example.pdf";
    assert!(list["content"].as_array().unwrap().iter().any(shown));
    assert_eq!(scene.lucia.get(&format!("{request}/content")).await.expect(200).bytes, PDF);
}
