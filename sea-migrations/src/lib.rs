//! sea-migrations
