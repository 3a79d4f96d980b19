/// The table of rules, handed as a whole to the macro `$then`.
///
/// One row a rule: `domain.rule as jsName -> "TypeScript type", "source", "sentence": function, Input;`
/// The registry (native, by name, JSON) and the browser's bridge are both made from it, so a rule is
/// listed once. `rule` is unique over all domains and names the vectors file
/// `vectors/<domain>/<rule>.json`. Rows are sorted by domain.
#[macro_export]
macro_rules! with_rules {
    ($then:ident) => {
        $then! {
            loans.status_reached as statusReached -> "boolean", "platform §4; NEEDS-21",
                "A loan has reached a status when its own is not earlier in the order of review statuses.":
                $crate::loans::review_status::status_reached, $crate::loans::review_status::StatusReached;
        }
    };
}
