use super::*;
use crate::loans::review_status::ReviewStatus;
use crate::needs_list::priority::PriorityType;
use crate::needs_list::review::ReviewState;
use crate::needs_list::visibility::visible_elements;

fn element(id: &str, parent: Option<&str>, storage_type: StorageType) -> Element {
    Element {
        id: id.into(),
        parent_id: parent.map(Into::into),
        name: id.into(),
        storage_type,
        hidden: false,
        visible_at_status: None,
        priority_type: PriorityType::Unset,
        review_state: ReviewState::Open,
        due_date: None,
        shared_info: Vec::new(),
    }
}

/// Income [W-2, Pay stubs (hidden, submitted)], Property (hidden) [Deed], Score.
fn list() -> NeedsListView {
    let (folder, file) = (StorageType::Folder, StorageType::File);
    let mut stubs = element("Pay stubs", Some("Income"), file);
    (stubs.hidden, stubs.review_state) = (true, ReviewState::Submitted);
    let mut property = element("Property", None, folder);
    property.hidden = true;
    let elements = vec![
        element("Income", None, folder),
        element("W-2", Some("Income"), file),
        stubs,
        property,
        element("Deed", Some("Property"), file),
        element("Score", None, file),
    ];
    let (loan_status, viewer) = (ReviewStatus::InProgress, RoleGroup::Lender);
    NeedsListView { loan_status, elements, viewer, viewer_id: None, show_hidden: false, today: None }
}

fn tree() -> TreeView {
    let mut tree = TreeView::default();
    tree.load(&list());
    tree
}

fn does(tree: &mut TreeView, action: TreeAction) -> TreeFrame {
    tree.step(&TreeStep { action: Some(action), start: 0, count: 100 })
}

fn shown(frame: &TreeFrame) -> Vec<&str> {
    frame.rows.iter().map(|row| row.id.as_str()).collect()
}

fn key(tree: &mut TreeView, id: &str, key: &str) -> Option<u32> {
    does(tree, TreeAction::Key { id: id.into(), key: key.into() }).focus
}

#[test]
fn starts_open_without_hidden_elements() {
    let frame = tree().step(&TreeStep { action: None, start: 0, count: 10 });
    assert_eq!(shown(&frame), ["Income", "W-2", "Score"]);
    assert_eq!((frame.row_count, frame.items_count, frame.hidden_count), (3, 2, 3));
    let sets: Vec<_> = frame.rows.iter().map(|row| (row.depth, row.pos_in_set, row.set_size)).collect();
    assert_eq!(sets, [(0, 1, 2), (1, 1, 1), (0, 2, 2)]);
    assert_eq!(frame.rows[0].expanded, Some(true));
    assert_eq!(frame.rows[2].expanded, None);
}

#[test]
fn showing_hidden_elements_changes_rows_sets_and_counts() {
    let frame = does(&mut tree(), TreeAction::ShowHidden { on: true });
    assert_eq!(shown(&frame), ["Income", "W-2", "Pay stubs", "Property", "Deed", "Score"]);
    assert_eq!((frame.items_count, frame.hidden_count), (4, 3));
    assert_eq!(frame.rows[2].set_size, 2);
    assert!(frame.rows[4].hidden, "what a hidden folder contains is hidden");
    assert_eq!(frame.rows[0].counts, ReviewCounts { open: 1, submitted: 1, ..ReviewCounts::default() });
}

#[test]
fn closing_a_folder_hides_rows_but_not_items() {
    let mut tree = tree();
    let frame = does(&mut tree, TreeAction::Toggle { id: "Income".into() });
    assert_eq!(shown(&frame), ["Income", "Score"]);
    assert_eq!((frame.items_count, frame.focus), (2, Some(0)));
    assert_eq!((tree.shown_at("Score"), tree.shown_at("W-2")), (Some(1), None));
    assert_eq!(shown(&does(&mut tree, TreeAction::ExpandAll)), ["Income", "W-2", "Score"]);
    assert_eq!(shown(&does(&mut tree, TreeAction::CollapseAll)), ["Income", "Score"]);
}

#[test]
fn reloading_keeps_open_folders_and_toggle() {
    let mut tree = tree();
    let _ = does(&mut tree, TreeAction::Toggle { id: "Income".into() });
    let _ = does(&mut tree, TreeAction::ShowHidden { on: true });
    let mut again = list();
    again.elements.push(element("Gift letter", Some("Income"), StorageType::File));
    tree.load(&again);
    let frame = tree.step(&TreeStep { action: None, start: 0, count: 100 });
    assert_eq!(shown(&frame), ["Income", "Property", "Deed", "Score"]);
    assert!(frame.show_hidden);
}

#[test]
fn search_shows_matches_and_their_ancestors() {
    let mut tree = tree();
    let _ = does(&mut tree, TreeAction::CollapseAll);
    let frame = does(&mut tree, TreeAction::Search { query: " w-".into() });
    assert_eq!(shown(&frame), ["Income", "W-2"]);
    assert_eq!(frame.items_count, 1);
    let frame = does(&mut tree, TreeAction::Search { query: "DEED".into() });
    assert!(frame.rows.is_empty(), "hidden elements aren't found with the toggle off");
    let frame = does(&mut tree, TreeAction::Search { query: "stubs".into() });
    assert!(frame.rows.is_empty(), "nor do they lead to their folder");
    let frame = does(&mut tree, TreeAction::ShowHidden { on: true });
    assert_eq!(shown(&frame), ["Income", "Pay stubs"]);
    let _ = does(&mut tree, TreeAction::ShowHidden { on: false });
    assert_eq!(shown(&does(&mut tree, TreeAction::Search { query: "  ".into() })), ["Income", "Score"]);
}

#[test]
fn late_filter_uses_due_date() {
    use crate::needs_list::tree::filter::RequestFilter::{Late, Submitted};
    let day = |day| chrono::NaiveDate::from_ymd_opt(2026, 5, day);
    let mut list = list();
    list.today = day(4);
    (list.elements[1].due_date, list.elements[5].due_date) = (day(3), day(4));
    let mut tree = TreeView::default();
    tree.load(&list);
    let filter = |filters: &[_]| TreeAction::Filter { filters: filters.to_vec() };
    assert_eq!(shown(&does(&mut tree, filter(&[Late]))), ["Income", "W-2"]);
    assert!(does(&mut tree, filter(&[Late, Submitted])).rows.is_empty());
    list.elements[1].review_state = ReviewState::Submitted;
    tree.load(&list);
    assert!(does(&mut tree, filter(&[Late])).rows.is_empty(), "what was handed in isn't late");
    list.today = day(5);
    tree.load(&list);
    assert_eq!(shown(&does(&mut tree, filter(&[Late]))), ["Score"]);
}

#[test]
fn filters_combine_states_and_narrow_to_mine() {
    use crate::needs_list::element::SharePermission;
    use crate::needs_list::element::{ElementShare, Sharee};
    use crate::needs_list::tree::filter::RequestFilter::{Mine, Open, Rejected, Submitted};
    let mut list = list();
    let share = |permissions| ElementShare {
        permissions,
        shared_with_user: Sharee { id: "dana".into(), logged_role_group: RoleGroup::Lender },
    };
    list.viewer_id = Some("dana".into());
    list.elements[0].shared_info.push(share(SharePermission::View));
    list.elements[5].shared_info.push(share(SharePermission::Link));
    list.elements[5].review_state = ReviewState::Submitted;
    let mut tree = TreeView::default();
    tree.load(&list);
    let filter = |filters: &[_]| TreeAction::Filter { filters: filters.to_vec() };
    assert_eq!(shown(&does(&mut tree, filter(&[Open]))), ["Income", "W-2"]);
    assert_eq!(shown(&does(&mut tree, filter(&[Submitted]))), ["Score"]);
    assert_eq!(shown(&does(&mut tree, filter(&[Open, Submitted]))), ["Income", "W-2", "Score"]);
    assert_eq!(shown(&does(&mut tree, filter(&[Mine]))), ["Income", "W-2"], "by the folder; a link is none");
    assert!(does(&mut tree, filter(&[Mine, Rejected])).rows.is_empty());
    assert_eq!(shown(&does(&mut tree, TreeAction::Reveal { id: "Score".into() })).len(), 3);
}

#[test]
fn revealing_opens_ancestors_and_shows_hidden() {
    let mut tree = tree();
    let _ = does(&mut tree, TreeAction::CollapseAll);
    let frame = does(&mut tree, TreeAction::Reveal { id: "Deed".into() });
    assert_eq!(frame.focus, Some(2));
    assert_eq!(shown(&frame), ["Income", "Property", "Deed", "Score"]);
}

#[test]
fn keys_navigate_open_and_close() {
    let mut tree = tree();
    assert_eq!(key(&mut tree, "Income", "ArrowDown"), Some(1));
    assert_eq!(key(&mut tree, "Income", "ArrowUp"), None);
    assert_eq!(key(&mut tree, "Income", "ArrowRight"), Some(1));
    assert_eq!(key(&mut tree, "W-2", "ArrowLeft"), Some(0));
    assert_eq!(key(&mut tree, "Income", "ArrowLeft"), Some(0));
    assert_eq!(key(&mut tree, "Income", "End"), Some(1));
    assert_eq!(key(&mut tree, "Income", "ArrowRight"), Some(0));
    assert_eq!(key(&mut tree, "Income", "s"), Some(2));
    assert_eq!(key(&mut tree, "Score", "Home"), Some(0));
    assert_eq!(key(&mut tree, "Score", "F5"), None);
    assert_eq!(key(&mut tree, "nobody", "Home"), None);
}

#[test]
fn borrowers_cannot_reveal_hidden_elements() {
    let mut tree = TreeView::default();
    tree.load(&NeedsListView { viewer: RoleGroup::Borrower, show_hidden: true, ..list() });
    let frame = does(&mut tree, TreeAction::ShowHidden { on: true });
    assert_eq!(shown(&frame), ["Income", "W-2", "Score"]);
    assert_eq!((frame.hidden_count, frame.show_hidden), (0, false));
}

#[test]
fn windows_are_limited_to_existing_rows() {
    let mut tree = tree();
    let frame = tree.step(&TreeStep { action: None, start: 2, count: u32::MAX });
    assert_eq!(shown(&frame), ["Score"]);
    let frame = tree.step(&TreeStep { action: None, start: u32::MAX, count: 1 });
    assert_eq!((frame.start, frame.rows.len()), (3, 0));
}

#[test]
fn large_tree_agrees_with_visibility_rule() {
    let mut big = list();
    big.elements = (0..20_000_usize)
        .map(|n| {
            let parent = (n > 0).then(|| ((n - 1) / 7).to_string());
            let mut element = element(&n.to_string(), parent.as_deref(), StorageType::File);
            element.storage_type = if n < 2858 { StorageType::Folder } else { StorageType::File };
            element.hidden = n % 13 == 12;
            element
        })
        .collect();
    let mut tree = TreeView::default();
    tree.load(&big);
    for show_hidden in [false, true] {
        big.show_hidden = show_hidden;
        let rule = visible_elements(&big);
        let frame = does(&mut tree, TreeAction::ShowHidden { on: show_hidden });
        assert_eq!((frame.items_count, frame.hidden_count), (rule.items_count, rule.hidden_count));
        assert_eq!(usize::try_from(frame.row_count).unwrap(), rule.elements.len());
        let deep = tree.step(&TreeStep { action: None, start: 9_000, count: 50 });
        assert!(deep.rows.iter().zip(&rule.elements[9_000..]).all(|(row, element)| row.id == element.id));
    }
}

#[test]
fn handles_very_deep_tree() {
    let mut deep = list();
    deep.elements = (0..50_000_usize)
        .map(|n| {
            element(&n.to_string(), n.checked_sub(1).map(|p| p.to_string()).as_deref(), StorageType::Folder)
        })
        .collect();
    let mut tree = TreeView::default();
    tree.load(&deep);
    assert_eq!(does(&mut tree, TreeAction::ExpandAll).row_count, 50_000);
}
