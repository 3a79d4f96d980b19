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
            documents.check_files as checkFiles -> "FileVerdicts", "platform §5, §8; FILE-02…16",
                "Dropped files are accepted by type, size and number; what is refused says why.":
                $crate::documents::acceptance::check_files, $crate::documents::acceptance::CheckFiles;
            documents.name_parts as nameParts -> "NameParts", "platform §5; FILE-18",
                "A file's extension is what follows its last dot; a name that only starts with a dot has none.":
                $crate::documents::rename::name_parts, $crate::documents::rename::FileNameInput;
            documents.rename_file as renameFile -> "RenameOutcome", "platform §5; FILE-18",
                "Renaming asks for a new base name and keeps the extension; blank can't be saved, the same name changes nothing.":
                $crate::documents::rename::rename_file, $crate::documents::rename::RenameFile;
            loans.application_path as applicationPath -> "boolean", "platform §1; ROUTE-29",
                "A page is a loan application's when its path contains apply-now; query and hash don't count.":
                $crate::loans::application_path::application_path, $crate::loans::application_path::ApplicationPath;
            loans.entity_edit_target as entityEditTarget -> "EditTarget | null", "platform §2; ROUTE-18…22",
                "An entity of a loan is edited on the page of its kind; a kind without a page gives no link.":
                $crate::loans::entity::entity_edit_target, $crate::loans::entity::EntityEditTarget;
            loans.status_reached as statusReached -> "boolean", "platform §4; NEEDS-21",
                "A loan has reached a status when its own is not earlier in the order of review statuses.":
                $crate::loans::review_status::status_reached, $crate::loans::review_status::StatusReached;
            needs_list.element_visible as elementVisible -> "boolean", "platform §4; NEEDS-05, NEEDS-20…22",
                "Hidden elements show to lenders only, with the toggle on; borrowers never see HIDDEN or PRIVATE ones.":
                $crate::needs_list::visibility::element_visible, $crate::needs_list::visibility::ElementView;
            needs_list.priority_choices as priorityChoices -> "PriorityChoice[]", "platform §3; NEEDS-11",
                "The priority menu offers every value once, in order, to lenders only.":
                $crate::needs_list::priority::priority_choices, $crate::needs_list::priority::PriorityMenu;
            needs_list.priority_indicator as priorityIndicator -> "PriorityChoice | null", "platform §4; NEEDS-23",
                "Borrowers see no priority indicator when the priority is hidden, private or unset; lenders see all.":
                $crate::needs_list::priority::priority_indicator, $crate::needs_list::priority::PriorityView;
            needs_list.progress as progress -> "LoanProgress", "platform §3; ENTITY-02",
                "Progress is the accepted, submitted and open share of the file requests, together 100 percent.":
                $crate::needs_list::progress::progress, $crate::needs_list::progress::ProgressQuestion;
            needs_list.reject_reasons as rejectReasons -> "RejectChoice[]", "platform §1; NEEDS-01",
                "A document is sent back for a reason from a fixed list.":
                $crate::needs_list::review::reject_reasons, $crate::needs_list::review::RejectReasons;
            needs_list.review_step as reviewStep -> "ReviewOutcome", "platform §1; NEEDS-01, NEEDS-12",
                "An answer is submitted, then accepted or, with a reason, rejected by a lender; removing it opens the request again.":
                $crate::needs_list::review::review_step, $crate::needs_list::review::ReviewAttempt;
            needs_list.visible_elements as visibleElements -> "VisibleElements", "platform §4; NEEDS-02…05, NEEDS-20…22",
                "A person sees the elements meant for them, in tree order; what a folder hides, its contents hide.":
                $crate::needs_list::visibility::visible_elements, $crate::needs_list::visibility::NeedsListView;
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
