//! Disk space that no upload may use, so that the database can always write: people can sign in, send messages and
//! delete files while uploads are refused. Anonymous uploads are refused first.

use std::{
    fmt, io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
};

/// The reserve is at most this fraction of the disk.
const LARGEST_PART: u64 = 10;
/// Bytes claimed at a time where the size of a file isn't known.
const STEP: u64 = 1 << 20;

/// How early a file is refused when the disk fills up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UploadPriority {
    /// From an anonymous sender: refused once less than twice the reserve is free.
    Anonymous,
    /// From a signed-in person, or on their behalf: refused if it would use the reserve.
    SignedIn,
    /// From the server itself: never refused.
    Maintenance,
}

/// The usage of the disk for incoming files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiskUsage {
    /// All bytes of the disk, apart from the reserve.
    pub usable: u64,
    /// Used bytes among these.
    pub used: u64,
    /// Free bytes, including the reserve.
    pub free: u64,
}

/// Keeps bytes of the disk free; cheap to clone.
#[derive(Clone)]
pub(super) struct DiskReserve(Arc<ReserveInner>);

struct ReserveInner {
    folder: PathBuf,
    bytes: u64,
    /// Bytes that uploads have claimed but not written yet.
    claimed: Mutex<u64>,
}

impl fmt::Debug for DiskReserve {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DiskReserve({} bytes)", self.0.bytes)
    }
}

impl DiskReserve {
    /// Reserves `bytes` on the disk of `folder`.
    pub fn new(folder: &Path, bytes: u64) -> Self {
        Self(Arc::new(ReserveInner { folder: folder.to_owned(), bytes, claimed: Mutex::new(0) }))
    }

    /// Returns the disk usage; none where it can't be measured.
    pub async fn usage(&self) -> io::Result<Option<DiskUsage>> {
        let folder = self.0.folder.clone();
        let measured = tokio::task::spawn_blocking(move || disk_space(&folder)).await??;
        Ok(measured.map(|(total, free)| {
            let usable = total.saturating_sub(self.reserved_bytes(total));
            DiskUsage { usable, used: total.saturating_sub(free).min(usable), free }
        }))
    }

    fn reserved_bytes(&self, total: u64) -> u64 {
        self.0.bytes.min(total / LARGEST_PART)
    }

    /// Claims space for bytes that are about to arrive.
    ///
    /// # Errors
    /// *Storage full*, when that would leave too little for the database.
    pub async fn claim(&self, priority: UploadPriority, bytes: u64) -> io::Result<SpaceClaim> {
        let mut claim = SpaceClaim { reserve: self.clone(), priority, left: 0 };
        claim.grow(bytes).await?;
        Ok(claim)
    }

    fn lock_claimed(&self) -> std::sync::MutexGuard<'_, u64> {
        self.0.claimed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns the total and the free bytes of a folder's disk.
#[cfg(target_os = "linux")]
fn disk_space(folder: &Path) -> io::Result<Option<(u64, u64)>> {
    let disk = rustix::fs::statvfs(folder)?;
    let bytes = |blocks: u64| blocks.saturating_mul(disk.f_frsize);
    Ok(Some((bytes(disk.f_blocks), bytes(disk.f_bavail))))
}

#[cfg(not(target_os = "linux"))]
fn disk_space(_: &Path) -> io::Result<Option<(u64, u64)>> {
    Ok(None)
}

/// Disk space that one upload may use; the unused rest is released when it is dropped.
#[derive(Debug)]
pub(super) struct SpaceClaim {
    reserve: DiskReserve,
    priority: UploadPriority,
    left: u64,
}

impl SpaceClaim {
    /// Returns how early its file is refused.
    pub const fn priority(&self) -> UploadPriority {
        self.priority
    }

    /// Counts bytes that are being written, and claims more space if they exceed what was announced.
    ///
    /// # Errors
    /// *Storage full*, when too little would be left for the database.
    pub async fn claim_bytes(&mut self, bytes: u64) -> io::Result<()> {
        if let Some(missing) = bytes.checked_sub(self.left).filter(|missing| *missing > 0) {
            self.grow(missing.max(STEP)).await?;
        }
        self.left = self.left.saturating_sub(bytes);
        let mut claimed = self.reserve.lock_claimed();
        *claimed = claimed.saturating_sub(bytes);
        Ok(())
    }

    async fn grow(&mut self, bytes: u64) -> io::Result<()> {
        let folder = self.reserve.0.folder.clone();
        let measured = match self.priority {
            UploadPriority::Maintenance => None,
            _ => tokio::task::spawn_blocking(move || disk_space(&folder)).await??,
        };
        let mut claimed = self.reserve.lock_claimed();
        if let Some((total, free)) = measured {
            let reserved = self.reserve.reserved_bytes(total);
            let floor = if self.priority == UploadPriority::Anonymous { reserved * 2 } else { reserved };
            if free < claimed.saturating_add(bytes).saturating_add(floor) {
                return Err(io::ErrorKind::StorageFull.into());
            }
        }
        *claimed = claimed.saturating_add(bytes);
        self.left = self.left.saturating_add(bytes);
        Ok(())
    }
}

impl Drop for SpaceClaim {
    fn drop(&mut self) {
        let mut claimed = self.reserve.lock_claimed();
        *claimed = claimed.saturating_sub(self.left);
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[tokio::test]
    async fn claim_counts_until_written_or_dropped() {
        let folder = std::env::temp_dir();
        let free = disk_space(&folder).unwrap().unwrap().1;
        let reserve = DiskReserve::new(&folder, 0);
        let half = free / 2 + free / 10;
        let claim = reserve.claim(UploadPriority::SignedIn, half).await.unwrap();
        let full = reserve.claim(UploadPriority::SignedIn, half).await.unwrap_err();
        assert_eq!(full.kind(), io::ErrorKind::StorageFull);
        assert!(reserve.claim(UploadPriority::Maintenance, half).await.is_ok());
        drop(claim);
        let mut claim = reserve.claim(UploadPriority::Anonymous, half).await.unwrap();
        claim.claim_bytes(half).await.unwrap();
        claim.claim_bytes(1).await.unwrap();
        drop(claim);
        assert_eq!(*reserve.lock_claimed(), 0);
    }

    #[tokio::test]
    async fn refuses_anonymous_uploads_first_and_caps_reserve() {
        let folder = std::env::temp_dir();
        let (total, free) = disk_space(&folder).unwrap().unwrap();
        let reserve = DiskReserve::new(&folder, u64::MAX);
        assert_eq!(reserve.reserved_bytes(total), total / 10);
        // Other processes may write in the meantime, so the test leaves a margin of a hundredth of the disk.
        let left = free.saturating_sub(total / 10);
        if left > total / 20 {
            let size = left - total / 100;
            assert!(reserve.claim(UploadPriority::Anonymous, size).await.is_err());
            assert!(reserve.claim(UploadPriority::SignedIn, size).await.is_ok());
        }
        let usage = reserve.usage().await.unwrap().unwrap();
        assert_eq!(usage.usable, total - total / 10);
    }
}
