//! The input of `loanroom setup`: options, and passwords as the first lines of standard input, so that they don't
//! appear in process lists.

use std::{fs::File, io::BufRead, io::Read as _};

use shared_rules::team::{mail_server::MailSecurity, picture::MAX_PICTURE_BYTES};

use crate::pages::FirstSetup;

/// The output of `loanroom setup --help`.
pub const HELP: &str = "\
loanroom setup      set up an empty server; the password is read from standard input

  --company NAME --email ADDRESS --given-name NAME [--family-name NAME] [--colour #rrggbb]
  [--logo FILE] [--street LINE] [--city NAME] [--state NAME] [--zip CODE]
  [--smtp-host NAME --mail-from ADDRESS [--mail-from-name NAME] [--smtp-port PORT]
   [--smtp-security starttls|tls|none] [--smtp-user NAME]]

With --smtp-user, that user's password is the second line of standard input.
";

/// The product's own color.
const GREEN: &str = "#14593f";
/// The usual submission port of mail servers.
const PORT: &str = "587";

/// Reads options, files and passwords.
///
/// # Errors
/// The message if an option is unknown or has no value, or a file can't be read.
pub fn read(
    mut options: impl Iterator<Item = String>,
    mut input: impl BufRead,
) -> Result<FirstSetup, String> {
    let mut setup = FirstSetup::default();
    GREEN.clone_into(&mut setup.company.colour);
    PORT.clone_into(&mut setup.mail.port);
    while let Some(option) = options.next() {
        let value = options.next().ok_or_else(|| format!("{option} needs a value.\n{HELP}"))?;
        read_option(&mut setup, &option, value)?;
    }
    setup.company.password = read_line(&mut input)?;
    if !setup.mail.user_name.is_empty() {
        setup.mail.mail_password = read_line(&mut input)?;
    }
    Ok(setup)
}

fn read_option(setup: &mut FirstSetup, option: &str, value: String) -> Result<(), String> {
    let FirstSetup { company, logo, mail } = setup;
    match option {
        "--company" => company.company_name = value,
        "--email" => company.email_address = value,
        "--given-name" => company.given_name = value,
        "--family-name" => company.family_name = value,
        "--colour" => company.colour = value,
        "--logo" => *logo = Some(file(&value)?),
        "--street" => company.address.street_address_line1 = Some(value),
        "--city" => company.address.city_suburb = Some(value),
        "--state" => company.address.state_province_region = Some(value),
        "--zip" => company.address.postal_code = Some(value),
        "--smtp-host" => mail.host = value,
        "--smtp-port" => mail.port = value,
        "--smtp-security" => mail.security = parse_security(&value)?,
        "--smtp-user" => mail.user_name = value,
        "--mail-from" => mail.from_address = value,
        "--mail-from-name" => mail.from_name = value,
        _ => return Err(format!("Unknown option \"{option}\".\n{HELP}")),
    }
    Ok(())
}

fn parse_security(word: &str) -> Result<MailSecurity, String> {
    match word {
        "none" => Ok(MailSecurity::None),
        "starttls" => Ok(MailSecurity::Starttls),
        "tls" => Ok(MailSecurity::Tls),
        _ => Err(format!("--smtp-security is \"{word}\" but must be starttls, tls or none.")),
    }
}

/// Reads the file, up to one byte over the limit, so that a larger file is detected.
fn file(path: &str) -> Result<Vec<u8>, String> {
    let unread = |error| format!("Can't read {path}: {error}.");
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(unread)?;
    file.take(u64::from(MAX_PICTURE_BYTES) + 1).read_to_end(&mut bytes).map_err(unread)?;
    Ok(bytes)
}

fn read_line(input: &mut impl BufRead) -> Result<String, String> {
    let mut line = String::new();
    input.read_line(&mut line).map_err(|error| format!("Can't read the password: {error}."))?;
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(options: &str, input: &str) -> Result<FirstSetup, String> {
        read(options.split_whitespace().map(str::to_owned), input.as_bytes())
    }

    #[test]
    fn reads_options_and_password() {
        let setup =
            parse("--company Harbor --email dana@x.com --given-name Dana --zip 81301", " a quiet harbor\n");
        let FirstSetup { company: setup, logo, mail } = setup.unwrap();
        assert_eq!((setup.company_name.as_str(), setup.colour.as_str()), ("Harbor", GREEN));
        assert_eq!(setup.password, " a quiet harbor");
        assert_eq!(setup.address.postal_code.as_deref(), Some("81301"));
        assert!(logo.is_none() && mail.is_blank());
    }

    #[test]
    fn reads_mail_password_from_second_line() {
        let options = "--smtp-host mail.x.com --smtp-security tls --smtp-port 465 --smtp-user loans --mail-from l@x.com";
        let mail = parse(options, "a quiet harbor\nsecret\n").unwrap().mail;
        assert_eq!((mail.port.as_str(), mail.security), ("465", MailSecurity::Tls));
        assert_eq!((mail.user_name.as_str(), mail.mail_password.as_str()), ("loans", "secret"));
        assert!(parse("--smtp-security ssl", "").unwrap_err().contains("ssl"));
    }

    #[test]
    fn reads_logo_up_to_the_limit() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("logo.png");
        std::fs::write(&path, vec![7; 2 * MAX_PICTURE_BYTES as usize]).unwrap();
        let logo = parse(&format!("--logo {}", path.display()), "").unwrap().logo.unwrap();
        assert_eq!(logo.len(), MAX_PICTURE_BYTES as usize + 1);
        assert!(parse("--logo /no/such/logo.png", "").unwrap_err().contains("Can't read /no/such/logo.png"));
    }

    #[test]
    fn rejects_unknown_options() {
        assert!(parse("--motto x", "").unwrap_err().contains("--motto"));
        assert!(parse("--company", "").unwrap_err().contains("needs a value"));
    }
}
