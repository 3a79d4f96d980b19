//! The `loanroom` program: runs the server, sets up an empty one, or runs a maintenance command.

use std::{
    env,
    io::{self, Write as _},
    process::ExitCode,
};

use server::{
    demo,
    environment::{self, Clock, Config},
    features::documents::{package_maker, text_reader},
    move_command, openapi, scan_command, set_up, setup_command, start,
    storage::workers,
};

const HELP: &str = "\
loanroom            start the server (settings come from the environment; see the README)
loanroom setup      set up an empty server, for scripts (loanroom setup --help)
loanroom move-documents --from URL --to URL
                    move documents to another store while the server runs (see --help)
loanroom scan-documents
                    check documents for viruses that were uploaded before CLAMD_URL was set (see --help)
loanroom openapi    print the API's contract as JSON
loanroom make-package
                    combine the documents on standard input into one PDF; run by the server
loanroom file-task SECONDS
                    run one file task, task and file on standard input; run by the server
loanroom read-text KIND
                    extract the text of a file on standard input (KIND: pdf, office or plain); run by
                    the server for each document, so that no file can crash it
";

fn main() -> ExitCode {
    let outcome = match env::args().nth(1).as_deref() {
        None => run(),
        Some("setup") => setup(),
        Some("move-documents") => move_documents(),
        Some("scan-documents") => scan_documents(),
        Some("make-package") => package_maker::run(io::stdin().lock(), io::stdout().lock()),
        Some("read-text") => read_text(),
        Some("file-task") => file_task(),
        Some("openapi") => print_line(&openapi::document_json()).map_err(|e| e.to_string()),
        Some("help" | "--help" | "-h") => print_line(HELP).map_err(|e| e.to_string()),
        Some(other) => Err(format!("Unknown command \"{other}\".\n{HELP}")),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(words) => {
            let _ = writeln!(io::stderr(), "{words}");
            ExitCode::FAILURE
        }
    }
}

fn runtime() -> Result<tokio::runtime::Runtime, String> {
    tokio::runtime::Runtime::new().map_err(|error| format!("Can't start: {error}."))
}

fn setup() -> Result<(), String> {
    if env::args().any(|option| option == "--help") {
        return print_line(setup_command::HELP).map_err(|error| error.to_string());
    }
    let setup = setup_command::read(env::args().skip(2), io::stdin().lock())?;
    let config = Config::from_env().map_err(|problems| problems.to_string())?;
    let (name, address) = (setup.company.company_name.clone(), setup.company.email_address.clone());
    runtime()?.block_on(set_up(config, Clock::system(), setup)).map_err(|error| error.to_string())?;
    print_line(&format!("{} is set up. Sign in as {}.", name.trim(), address.trim()))
        .map_err(|error| error.to_string())
}

fn move_documents() -> Result<(), String> {
    if env::args().any(|option| option == "--help") {
        return print_line(move_command::HELP).map_err(|error| error.to_string());
    }
    let asked = move_command::read(env::args().skip(2))?;
    let config = Config::from_env().map_err(|problems| problems.to_string())?;
    environment::start_logging(&config);
    let progress = |words: &str| {
        let _ = print_line(words);
    };
    let done = runtime()?.block_on(move_command::run(&config, asked, progress))?;
    print_line(&done).map_err(|error| error.to_string())
}

fn scan_documents() -> Result<(), String> {
    if env::args().any(|option| option == "--help") {
        return print_line(scan_command::HELP).map_err(|error| error.to_string());
    }
    let config = Config::from_env().map_err(|problems| problems.to_string())?;
    environment::start_logging(&config);
    let done = runtime()?.block_on(scan_command::run(&config))?;
    print_line(&done).map_err(|error| error.to_string())
}

fn read_text() -> Result<(), String> {
    let kind = env::args().nth(2).unwrap_or_default();
    text_reader::run(&kind, io::stdin().lock(), io::stdout().lock())
}

fn file_task() -> Result<(), String> {
    let seconds = env::args().nth(2).unwrap_or_default();
    workers::run_task(&seconds, io::stdin().lock(), io::stdout().lock())
}

fn run() -> Result<(), String> {
    let runtime = runtime()?;
    let served = runtime.block_on(serve());
    // The requests of running blocking work are over, so it isn't awaited.
    runtime.shutdown_background();
    served
}

async fn serve() -> Result<(), String> {
    let config = Config::from_env().map_err(|problems| problems.to_string())?;
    environment::start_logging(&config);
    let server = start(config, Clock::system()).await.map_err(|error| error.to_string())?;
    if server.state.config.demo {
        let _ = print_line(&demo::greeting());
    }
    if let Some(words) = server.operator_message().await.map_err(|error| error.to_string())? {
        let _ = print_line(&words);
    }
    // A closed standard output is no reason to stop serving.
    let _ = print_line(&format!("Listening on http://localhost:{}", server.address.port()));
    asked_to_stop().await;
    tracing::info!("stopping");
    server.stop().await;
    Ok(())
}

fn print_line(text: &str) -> io::Result<()> {
    writeln!(io::stdout(), "{}", text.trim_end())
}

async fn asked_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    if let Ok(mut terminated) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        tokio::select! { _ = interrupted => {}, _ = terminated.recv() => {} }
        return;
    }
    let _ = interrupted.await;
}
