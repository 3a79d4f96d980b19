//! Files and folders that only the server's account can access: folders 0700, files 0600.

use std::{
    fs::{self, DirBuilder, File, OpenOptions},
    io,
    path::Path,
};

/// Creates a private folder, including its parents. An existing folder that others could access becomes private, with
/// everything in it.
///
/// # Errors
/// When it can't be created or made private.
pub fn folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)?;
    close_to_others(path)
}

/// Opens a private file for writing, and creates it if necessary.
///
/// # Errors
/// When it can't be opened.
pub fn open(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

#[cfg(unix)]
fn close_to_others(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let about = fs::symlink_metadata(path)?;
    if about.is_symlink() || about.permissions().mode() & 0o077 == 0 {
        return Ok(());
    }
    fs::set_permissions(path, fs::Permissions::from_mode(about.permissions().mode() & 0o700))?;
    if about.is_dir() {
        for inside in fs::read_dir(path)? {
            close_to_others(&inside?.path())?;
        }
    }
    Ok(())
}

#[cfg(not(unix))]
fn close_to_others(path: &Path) -> io::Result<()> {
    fs::metadata(path).map(|_| ())
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    #[test]
    fn makes_existing_folder_private_recursively() {
        let folder_of_test = tempfile::tempdir().unwrap();
        let data = folder_of_test.path().join("data");
        fs::create_dir_all(data.join("documents/kept")).unwrap();
        let file = data.join("documents/kept/1");
        fs::write(&file, "a pay stub").unwrap();
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        for (path, open) in [(&data, 0o755), (&data.join("documents"), 0o755), (&file, 0o644)] {
            fs::set_permissions(path, fs::Permissions::from_mode(open)).unwrap();
        }
        folder(&data).unwrap();
        assert_eq!((mode(&data), mode(&data.join("documents")), mode(&file)), (0o700, 0o700, 0o600));
        open(&data.join("new")).unwrap();
        assert_eq!(mode(&data.join("new")), 0o600);
    }
}
