//! The meaning of the columns of a loan spreadsheet.

use serde::{Deserialize, Serialize};

use crate::loans::facts::Fact;
use crate::value::table::columns::{SheetColumn, guess_columns};

/// A column with loan data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum LoanColumn {
    /// The name.
    Name,
    /// The company's loan number.
    LoanNumber,
    /// The amount.
    Amount,
    /// The purpose.
    LoanPurpose,
    /// The property that secures the loan.
    PropertyAddress,
    /// The borrower's full name.
    BorrowerName,
    /// The borrower's first name.
    BorrowerGivenName,
    /// The borrower's last name.
    BorrowerFamilyName,
    /// The borrower's email address.
    BorrowerEmail,
}

impl LoanColumn {
    /// Returns the fact of the loan that the column contains; none for columns about the borrower.
    #[must_use]
    pub const fn fact(self) -> Option<Fact> {
        match self {
            Self::Name => Some(Fact::Name),
            Self::LoanNumber => Some(Fact::LoanNumber),
            Self::Amount => Some(Fact::Amount),
            Self::LoanPurpose => Some(Fact::LoanPurpose),
            Self::PropertyAddress => Some(Fact::PropertyAddress),
            Self::BorrowerName | Self::BorrowerGivenName | Self::BorrowerFamilyName | Self::BorrowerEmail => {
                None
            }
        }
    }
}

impl SheetColumn for LoanColumn {
    const ALL: &'static [Self] = &[
        Self::Name,
        Self::LoanNumber,
        Self::Amount,
        Self::LoanPurpose,
        Self::PropertyAddress,
        Self::BorrowerName,
        Self::BorrowerGivenName,
        Self::BorrowerFamilyName,
        Self::BorrowerEmail,
    ];

    fn label(self) -> &'static str {
        match self {
            Self::Name => "Loan name",
            Self::LoanNumber => "Loan number",
            Self::BorrowerName => "Borrower",
            Self::BorrowerGivenName => "Borrower’s first name",
            Self::BorrowerFamilyName => "Borrower’s last name",
            Self::BorrowerEmail => "Borrower’s email",
            _ => self.fact().map_or("", Fact::label),
        }
    }

    fn headings(self) -> &'static str {
        match self {
            Self::Name => "loanname loan name title deal dealname nameofloan",
            Self::LoanNumber => {
                "loannumber number loanno loannr loanid no nr filenumber dealnumber reference \
                 referencenumber ref"
            }
            Self::Amount => {
                "amount loanamount principal amountusd amountinusd loanamountusd loansize \
                 requestedamount sum"
            }
            Self::LoanPurpose => "purpose loanpurpose purposeofloan loantype type",
            Self::PropertyAddress => {
                "property propertyaddress subjectproperty address collateral collateraladdress \
                 subjectpropertyaddress"
            }
            Self::BorrowerName => {
                "borrower borrowername borrowers leadborrower client clientname customer \
                 customername applicant applicantname fullname"
            }
            Self::BorrowerGivenName => {
                "borrowerfirstname borrowersfirstname firstname givenname borrowergivenname \
                 borrowerfirst first"
            }
            Self::BorrowerFamilyName => {
                "borrowerlastname borrowerslastname lastname familyname surname borrowerfamilyname \
                 borrowersurname borrowerlast last"
            }
            Self::BorrowerEmail => {
                "borroweremail borrowersemail email emailaddress borroweremailaddress mail \
                 clientemail customeremail applicantemail borrowermail"
            }
        }
    }

    fn field(self) -> Option<&'static str> {
        match self {
            Self::BorrowerGivenName => Some("givenName"),
            Self::BorrowerFamilyName => Some("familyName"),
            Self::BorrowerEmail => Some("emailAddress"),
            _ => self.fact().map(Fact::field),
        }
    }
}

/// The first row of a file.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct LoanHeadings {
    /// The headings.
    pub headings: Vec<String>,
}

/// Common headings identify the columns of a loan spreadsheet.
///
/// Returns the meaning of each column; none where it can't be guessed, or where an earlier column has the same
/// meaning.
///
/// Runs only on the server, which reads the files, to keep it out of the browser's module.
#[must_use]
pub fn guess_loan_columns(input: &LoanHeadings) -> Vec<Option<LoanColumn>> {
    guess_columns(&input.headings)
}
