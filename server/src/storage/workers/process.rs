//! Processes that work on files: started without any of the server's settings, and limited before they read a byte.

use std::{
    io,
    path::{Path, PathBuf},
    process::Stdio,
};

use tokio::process::{Child, Command};

use crate::environment::Config;

/// Returns the program that works on files: the one from the settings, or this binary.
pub(crate) fn worker_program(config: &Config) -> PathBuf {
    if let Some(named) = &config.reader {
        return named.clone();
    }
    // Works even if the file was replaced by a newer one since the start.
    if cfg!(target_os = "linux") {
        return PathBuf::from("/proc/self/exe");
    }
    std::env::current_exe().unwrap_or_else(|_| PathBuf::from("loanroom"))
}

/// Starts a program without the server's settings, secrets and working directory.
pub(crate) fn start_process(program: &Path, asked: &[&str]) -> io::Result<Child> {
    Command::new(program)
        .args(asked)
        .env_clear()
        .current_dir("/")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
}

/// Limits this process permanently: `memory` in bytes, `seconds` of processor time, no new files or processes. It ends
/// with the server. Where the system has no such limits, the server's time limit still applies.
pub(crate) fn limit_own_resources(memory: u64, seconds: u64) {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{
            Resource, Rlimit, Signal, set_parent_process_death_signal, setpriority_process, setrlimit,
        };
        let bound = |resource, most| {
            let _ = setrlimit(resource, Rlimit { current: Some(most), maximum: Some(most) });
        };
        bound(Resource::As, memory);
        bound(Resource::Cpu, seconds);
        bound(Resource::Fsize, 0);
        bound(Resource::Core, 0);
        bound(Resource::Nproc, 0);
        let _ = set_parent_process_death_signal(Some(Signal::KILL));
        // Requests have priority, and this process is killed first when memory runs out.
        let _ = setpriority_process(None, 15);
        let _ = std::fs::write("/proc/self/oom_score_adj", "1000");
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (memory, seconds);
}
