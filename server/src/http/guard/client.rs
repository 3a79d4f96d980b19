//! The client address of a request: the connection's peer, or behind a configured reverse proxy the address that the
//! proxy reports.

use std::{
    convert::Infallible,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    sync::Arc,
};

use axum::{
    extract::{ConnectInfo, FromRef, FromRequestParts},
    http::{HeaderMap, HeaderName, request::Parts},
};

use crate::environment::Config;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The IP address of the client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClientAddress(pub IpAddr);

impl<S: Send + Sync> FromRequestParts<S> for ClientAddress
where
    Arc<Config>: FromRef<S>,
{
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(peer)| peer.ip());
        Ok(Self(address(peer, &parts.headers, &Arc::<Config>::from_ref(state).proxies)))
    }
}

impl ClientAddress {
    /// Returns the key for budgets: one IPv4 address, or the network of an IPv6 customer.
    #[must_use]
    pub fn rate_limit_prefix(self) -> IpAddr {
        match self.0 {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            IpAddr::V4(_) => self.0,
        }
    }

    /// Returns whether the request was made on this machine, without a proxy.
    #[must_use]
    pub fn is_this_machine(self, headers: &HeaderMap) -> bool {
        let forwarded = [FORWARDED_FOR, HeaderName::from_static("forwarded")];
        self.0.is_loopback() && !forwarded.iter().any(|name| headers.contains_key(name))
    }
}

/// Returns the last forwarded address that isn't one of our proxies. Each proxy appends the address it received the
/// request from; anything before could be forged.
fn address(peer: IpAddr, headers: &HeaderMap, proxies: &[IpAddr]) -> IpAddr {
    let is_proxy = |address: &IpAddr| proxies.contains(&address.to_canonical());
    let peer = peer.to_canonical();
    if !is_proxy(&peer) {
        return peer;
    }
    let said = headers.get_all(FORWARDED_FOR).into_iter().filter_map(|value| value.to_str().ok());
    let hops: Vec<&str> = said.flat_map(|value| value.split(',')).map(str::trim).collect();
    let mut known = peer;
    for hop in hops.into_iter().rev() {
        let Ok(hop) = hop.parse::<IpAddr>() else { break };
        known = hop.to_canonical();
        if !is_proxy(&known) {
            break;
        }
    }
    known
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(peer: &str, forwarded: &[&str], proxies: &[&str]) -> String {
        let headers = forwarded.iter().map(|value| (FORWARDED_FOR, value.parse().unwrap())).collect();
        let proxies: Vec<IpAddr> = proxies.iter().map(|proxy| proxy.parse().unwrap()).collect();
        address(peer.parse().unwrap(), &headers, &proxies).to_string()
    }

    #[test]
    fn trusts_only_configured_proxies() {
        assert_eq!(from("203.0.113.9", &["198.51.100.1"], &[]), "203.0.113.9");
        assert_eq!(from("127.0.0.1", &["198.51.100.1"], &["127.0.0.1"]), "198.51.100.1");
        assert_eq!(from("::ffff:127.0.0.1", &["198.51.100.1"], &["127.0.0.1"]), "198.51.100.1");
    }

    #[test]
    fn ignores_addresses_forged_by_the_client() {
        assert_eq!(from("10.0.0.2", &["1.2.3.4, 198.51.100.1"], &["10.0.0.2"]), "198.51.100.1");
        assert_eq!(
            from("10.0.0.2", &["1.2.3.4", "198.51.100.1, 10.0.0.3"], &["10.0.0.2", "10.0.0.3"]),
            "198.51.100.1"
        );
        assert_eq!(from("10.0.0.2", &["not an address"], &["10.0.0.2"]), "10.0.0.2");
        assert_eq!(from("10.0.0.2", &[], &["10.0.0.2"]), "10.0.0.2");
    }

    #[test]
    fn ipv6_customer_shares_one_prefix() {
        let of = |text: &str| ClientAddress(text.parse().unwrap()).rate_limit_prefix().to_string();
        assert_eq!(of("203.0.113.9"), "203.0.113.9");
        assert_eq!(of("2001:db8:1:2:aaaa::1"), "2001:db8:1:2::");
        assert_eq!(of("2001:db8:1:2:bbbb::2"), of("2001:db8:1:2:aaaa::1"));
    }
}
