/// The table of rules that look into a file, handed as a whole to the macro `$then`.
///
/// One row a rule: `domain.rule as jsName -> "TypeScript type", "source", "sentence": function, Input;`
/// The function takes the bytes and the input, and answers with a value and, where it makes one, a new
/// file. By name and as JSON the file is base64 text in the field `file` of input and answer; in the
/// browser's documents module it is a `Uint8Array`. Vectors are those of the other table.
#[macro_export]
macro_rules! with_byte_rules {
    ($then:ident) => {
        $then! {
            documents.pdf_protection as pdfProtection -> "{ answer: PdfProtection, file: null }", "platform §5; PDF-03",
                "A PDF is protected when its trailer names an encryption dictionary.":
                |file: &[u8], input: &_| ($crate::documents::pdf::pdf_protection(file, input), None),
                $crate::documents::pdf::PdfQuestion;
            documents.read_zip as readZip -> "{ answer: ZipReading, file: null }", "platform §4, §5; ZIP-01…07",
                "An archive is unpacked within strict limits, without junk; otherwise it is uploaded as it is.":
                |file: &[u8], input: &_| ($crate::documents::zip_archive::read_zip(file, input), None),
                $crate::documents::zip_archive::ReadZip;
            documents.unlock_pdf as unlockPdf -> "{ answer: UnlockOutcome, file: Uint8Array | null }", "platform §5; PDF-01…05",
                "The right password, or none where none is needed, takes the protection off a PDF.":
                $crate::documents::pdf::unlock_pdf, $crate::documents::pdf::UnlockPdf;
        }
    };
}
