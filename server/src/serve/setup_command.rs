//! What `loanroom setup` is told: options, and the password as the first line of standard input, so that it
//! stands in no list of processes.

use std::io::BufRead;

use shared_rules::team::company_setup::CompanySetup;

/// What it takes.
pub const HELP: &str = "\
loanroom setup      set up an empty server; the password is read from standard input

  --company NAME --email ADDRESS --given-name NAME [--family-name NAME] [--colour #rrggbb]
  [--street LINE] [--city NAME] [--state NAME] [--zip CODE]
";

/// The product's own colour.
const GREEN: &str = "#14593f";

/// Reads options and password.
///
/// # Errors
/// Words, when an option isn't known or has no value.
pub fn read(
    mut options: impl Iterator<Item = String>,
    mut input: impl BufRead,
) -> Result<CompanySetup, String> {
    let mut setup = CompanySetup { colour: GREEN.to_owned(), ..CompanySetup::default() };
    while let Some(option) = options.next() {
        let value = options.next().ok_or_else(|| format!("{option} needs a value.\n{HELP}"))?;
        match option.as_str() {
            "--company" => setup.company_name = value,
            "--email" => setup.email_address = value,
            "--given-name" => setup.given_name = value,
            "--family-name" => setup.family_name = value,
            "--colour" => setup.colour = value,
            "--street" => setup.address.street_address_line1 = Some(value),
            "--city" => setup.address.city_suburb = Some(value),
            "--state" => setup.address.state_province_region = Some(value),
            "--zip" => setup.address.postal_code = Some(value),
            _ => return Err(format!("loanroom setup doesn't know \"{option}\".\n{HELP}")),
        }
    }
    let mut line = String::new();
    input.read_line(&mut line).map_err(|error| format!("Can't read the password: {error}."))?;
    line.trim_end_matches(['\r', '\n']).clone_into(&mut setup.password);
    Ok(setup)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(options: &str, input: &str) -> Result<CompanySetup, String> {
        read(options.split_whitespace().map(str::to_owned), input.as_bytes())
    }

    #[test]
    fn options_and_password_are_read() {
        let setup =
            told("--company Harbor --email dana@x.com --given-name Dana --zip 81301", " a quiet harbor\n");
        let setup = setup.unwrap();
        assert_eq!((setup.company_name.as_str(), setup.colour.as_str()), ("Harbor", GREEN));
        assert_eq!(setup.password, " a quiet harbor");
        assert_eq!(setup.address.postal_code.as_deref(), Some("81301"));
    }

    #[test]
    fn what_is_not_known_is_said() {
        assert!(told("--logo x", "").unwrap_err().contains("--logo"));
        assert!(told("--company", "").unwrap_err().contains("needs a value"));
    }
}
