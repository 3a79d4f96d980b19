//! Times the rules that read files, natively, for the benchmark.
//!
//! Each input line is `zip`, a tab and a path, or `pdf`, a tab, a path, a tab and a password. Each output line is the
//! time in milliseconds to unpack or unlock the file, excluding reading it.

use std::error::Error;
use std::fs;
use std::io::{self, BufRead, Write};
use std::time::Instant;

use shared_rules::documents::pdf::{UnlockPdf, unlock_pdf};
use shared_rules::documents::zip_archive::{Archive, ReadZip};

fn main() -> Result<(), Box<dyn Error>> {
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let line = line?;
        let fields: Vec<&str> = line.split('\t').collect();
        let milliseconds = match fields.as_slice() {
            ["zip", path] => time(&fs::read(path)?, unpack)?,
            ["pdf", path, password] => time(&fs::read(path)?, |file| unlock(file, password))?,
            _ => return Err(format!("invalid line: {line}").into()),
        };
        writeln!(out, "{milliseconds}")?;
        out.flush()?;
    }
    Ok(())
}

fn time(file: &[u8], work: impl Fn(&[u8]) -> Result<(), String>) -> Result<f64, String> {
    let began = Instant::now();
    work(file)?;
    Ok(began.elapsed().as_secs_f64() * 1_000.0)
}

fn unpack(file: &[u8]) -> Result<(), String> {
    let input = ReadZip { name: "papers.zip".to_owned(), ..ReadZip::default() };
    let mut archive = Archive::open(file, &input).map_err(|refusal| format!("{refusal:?}"))?;
    for place in 0..archive.files().len() {
        archive.read(place).map_err(|refusal| format!("{refusal:?}"))?;
    }
    Ok(())
}

fn unlock(file: &[u8], password: &str) -> Result<(), String> {
    let (outcome, _) = unlock_pdf(file, &UnlockPdf { password: password.to_owned() });
    if outcome.unlocked { Ok(()) } else { Err(format!("{:?}", outcome.message)) }
}
