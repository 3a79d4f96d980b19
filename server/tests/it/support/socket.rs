use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{self, Message, client::IntoClientRequest as _},
};

use super::{Browser, Scene};

/// An open realtime socket.
pub struct Socket(pub WebSocketStream<MaybeTlsStream<TcpStream>>);

/// Opens a socket as a page of `origin` would.
pub async fn dial(scene: &Scene, browser: &Browser, origin: Option<&str>) -> tungstenite::Result<Socket> {
    dial_at(scene, browser, origin, "/v1/realtime").await
}

/// The same with query parameters.
pub async fn dial_at(
    scene: &Scene,
    browser: &Browser,
    origin: Option<&str>,
    path: &str,
) -> tungstenite::Result<Socket> {
    let address = scene.app.address();
    let mut request = format!("{}{path}", address.replace("http", "ws")).into_client_request()?;
    let origin = origin.map_or(address, str::to_owned);
    request.headers_mut().insert("origin", origin.parse().unwrap());
    if let Some(cookie) = &browser.cookie {
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
    }
    connect_async(request).await.map(|(socket, _)| Socket(socket))
}

impl Socket {
    pub async fn open(scene: &Scene, browser: &Browser) -> Self {
        dial(scene, browser, None).await.unwrap()
    }

    pub async fn ask(&mut self, ask: Value) {
        self.0.send(Message::text(ask.to_string())).await.unwrap();
    }

    pub async fn subscribe(&mut self, topic: &str, since: Option<i64>) -> Value {
        self.ask(json!({ "subscribe": topic, "since": since })).await;
        self.hear().await
    }

    pub async fn hear(&mut self) -> Value {
        loop {
            let message =
                timeout(Duration::from_secs(5), self.0.next()).await.expect("nothing came").unwrap().unwrap();
            match message {
                Message::Text(text) => return serde_json::from_str(&text).unwrap(),
                Message::Close(frame) => return json!({ "closed": frame.map(|frame| u16::from(frame.code)) }),
                _ => {}
            }
        }
    }

    pub async fn hears_nothing(&mut self) {
        let message = timeout(Duration::from_millis(150), self.0.next()).await;
        assert!(message.is_err(), "{message:?}");
    }
}
