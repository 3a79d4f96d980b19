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
            loans.application_path as applicationPath -> "boolean", "platform §1; ROUTE-29",
                "A page is a loan application's when its path contains apply-now; query and hash don't count.":
                $crate::loans::application_path::application_path, $crate::loans::application_path::ApplicationPath;
            loans.entity_edit_target as entityEditTarget -> "EditTarget | null", "platform §2; ROUTE-18…22",
                "An entity of a loan is edited on the page of its kind; a kind without a page gives no link.":
                $crate::loans::entity::entity_edit_target, $crate::loans::entity::EntityEditTarget;
            loans.status_reached as statusReached -> "boolean", "platform §4; NEEDS-21",
                "A loan has reached a status when its own is not earlier in the order of review statuses.":
                $crate::loans::review_status::status_reached, $crate::loans::review_status::StatusReached;
            team.role_group as roleGroup -> "RoleGroup", "platform §1, §6; PERM-01…03",
                "Every role belongs to one group: lenders, borrowers or contacts.":
                $crate::team::role::role_group, $crate::team::role::RoleInput;
            team.role_permissions as rolePermissions -> "Permission[]", "platform §6; PERM-06…09",
                "Each role starts with a fixed set of permissions; single ones can be granted or taken away.":
                $crate::team::permission::role_permissions, $crate::team::permission::RolePermissions;
            text.fill_text as fillText -> "string | null", "platform §8; messaging §8; TOAST",
                "A text of the catalogue gets its names and counts filled in.":
                $crate::text::fill_text, $crate::text::FillText;
            text.texts as texts -> "TextEntry[]", "platform §8; messaging §8; TOAST",
                "Every fixed text stands once in the catalogue, under a code.":
                $crate::text::texts, $crate::text::Texts;
            value.badge_count as badgeCount -> "string | null", "platform §9; CONST-01",
                "A badge shows a count up to 99 and '99+' beyond; nothing counted, no badge.":
                $crate::value::badge::badge_count, $crate::value::badge::BadgeCount;
            value.check_email as checkEmail -> "EmailVerdict", "platform §5; VALID-01, VALID-02",
                "An e-mail address is required and must be valid; blanks around it don't count.":
                $crate::value::email::check_email, $crate::value::email::CheckEmail;
            value.count_label as countLabel -> "string", "platform §9; SELECT-10",
                "A count stands with its noun: one item, several items.":
                $crate::value::count_label::count_label, $crate::value::count_label::CountLabel;
            value.display_name as displayName -> "string", "resolution 32; TEAM-14",
                "A person is shown as given and family name; a person without either, by e-mail address.":
                $crate::value::display_name::display_name, $crate::value::display_name::PersonName;
        }
    };
}
