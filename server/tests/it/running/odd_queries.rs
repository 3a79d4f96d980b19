//! No unusual value in a URL causes a server error.

use serde_json::Value;
use uuid::Uuid;

use crate::support::Scene;

fn odd_values() -> Vec<String> {
    let long = |part: &str, count: usize| part.repeat(count);
    [
        String::new(),
        " ".into(),
        "\0".into(),
        "%".into(),
        "_".into(),
        "\\".into(),
        "'".into(),
        "\"".into(),
        "''; DROP TABLE loan; --".into(),
        "-1".into(),
        "0".into(),
        "1e309".into(),
        "NaN".into(),
        "null".into(),
        "undefined".into(),
        "[]".into(),
        "{}".into(),
        "18446744073709551615".into(),
        "18446744073709551616".into(),
        "9223372036854775807".into(),
        "-9223372036854775808".into(),
        "../../etc/passwd".into(),
        "\u{202e}gpj.exe".into(),
        "\u{1F469}\u{200D}\u{1F4BB}".into(),
        "e\u{301}".into(),
        "İ".into(),
        "\u{FEFF}".into(),
        "2026-02-30".into(),
        "00000000-0000-0000-0000-000000000000".into(),
        Uuid::now_v7().to_string(),
        long("%", 50_000),
        long("_%", 10_000),
        long("a ", 20_000),
        long("x", 50_000),
        long("é", 9_000),
        long("Smith,", 5_000),
        long(&format!("{},", Uuid::now_v7()), 900),
    ]
    .into()
}

/// URL-encoded; a URL has 65,000 characters at most.
fn encoded(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() {
            encoded.push(char::from(byte));
        } else {
            encoded.push_str(&format!("%{byte:02X}"));
        }
        if encoded.len() > 60_000 {
            break;
        }
    }
    encoded
}

/// Every GET call, with its path and query parameters.
fn reads() -> Vec<(String, Vec<String>, Vec<String>)> {
    let contract: Value = serde_json::from_str(&server::openapi::document_json()).unwrap();
    let paths = contract["paths"].as_object().unwrap();
    let named = |call: &Value, place: &str| -> Vec<String> {
        let parameters = call["parameters"].as_array().into_iter().flatten();
        parameters.filter(|p| p["in"] == place).map(|p| p["name"].as_str().unwrap().to_owned()).collect()
    };
    let reads = paths.iter().filter_map(|(path, calls)| calls.get("get").map(|call| (path, call)));
    reads.map(|(path, call)| (path.clone(), named(call, "path"), named(call, "query"))).collect()
}

#[tokio::test]
async fn unusual_url_values_cause_no_server_error() {
    let scene = Scene::with(&[("LOANROOM_REQUESTS_PER_MINUTE", "1000000")]).await;
    let request = scene.ask_for("Pay stubs").await;
    let (dana, loan) = (scene.dana_id().await.to_string(), scene.loan.id.to_string());
    let company = scene.company().await.id.to_string();
    let right = |name: &str| match name {
        "loanId" => loan.clone(),
        "elementId" => request.clone(),
        "userId" => dana.clone(),
        "companyId" | "lenderId" => company.clone(),
        _ => Uuid::now_v7().to_string(),
    };
    let calls = reads();
    assert!(calls.iter().filter(|(_, _, query)| !query.is_empty()).count() > 5, "{calls:?}");
    let (mut asked, mut faults) = (0, Vec::new());
    let mut ask = async |address: String| {
        let reply = scene.dana.get(&address).await;
        asked += 1;
        if reply.status >= 500 {
            faults.push(format!("{}: {:.120}", reply.status, address));
        }
    };
    for (path, in_path, in_query) in &calls {
        let fill = |odd: Option<(&str, &str)>| {
            in_path.iter().fold(path.clone(), |address, name| {
                let value =
                    odd.filter(|(of, _)| of == name).map_or_else(|| right(name), |(_, value)| encoded(value));
                address.replace(&format!("{{{name}}}"), &value)
            })
        };
        for odd in odd_values() {
            for name in in_query {
                ask(format!("{}?{name}={}", fill(None), encoded(&odd))).await;
            }
        }
        // Most path parameters are ids, which are parsed in one place: every second value is enough, including the zero
        // byte.
        for odd in odd_values().iter().step_by(2) {
            for name in in_path {
                ask(fill(Some((name, odd)))).await;
            }
        }
        ask(format!("{}?no-such-parameter={}", fill(None), "x".repeat(50_000))).await;
    }
    assert!(faults.is_empty(), "{} of {asked}: {faults:#?}", faults.len());
    assert!(asked > 500, "{asked}");
}
