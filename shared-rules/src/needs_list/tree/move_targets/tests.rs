use super::*;
use crate::loans::review_status::ReviewStatus;
use crate::needs_list::element::{Element, StorageType};
use crate::needs_list::priority::PriorityType;
use crate::needs_list::review::ReviewState;
use crate::needs_list::tree::tree_action::{TreeAction, TreeStep};
use crate::needs_list::visibility::NeedsListView;
use crate::team::role::RoleGroup;

fn element(id: &str, parent: Option<&str>, storage_type: StorageType) -> Element {
    Element {
        id: id.into(),
        parent_id: parent.map(Into::into),
        name: id.into(),
        storage_type,
        hidden: id == "hidden",
        visible_at_status: None,
        priority_type: PriorityType::Unset,
        review_state: ReviewState::Open,
        due_date: None,
        shared_info: Vec::new(),
    }
}

/// A [a1, a2, hidden], B [C [c1]], d, e.
fn tree() -> TreeView {
    let (folder, file) = (StorageType::Folder, StorageType::File);
    let elements = vec![
        element("A", None, folder),
        element("a1", Some("A"), file),
        element("a2", Some("A"), file),
        element("hidden", Some("A"), file),
        element("B", None, folder),
        element("C", Some("B"), folder),
        element("c1", Some("C"), file),
        element("d", None, file),
        element("e", None, file),
    ];
    let (loan_status, viewer) = (ReviewStatus::InProgress, RoleGroup::Lender);
    let mut tree = TreeView::default();
    tree.load(&NeedsListView {
        loan_status,
        elements,
        viewer,
        viewer_id: None,
        show_hidden: false,
        today: None,
    });
    tree
}

fn plan(ids: &[&str], target: Option<&str>, place: MovePlace) -> MovePlan {
    planned(&tree(), ids, target, place)
}

fn planned(tree: &TreeView, ids: &[&str], target: Option<&str>, place: MovePlace) -> MovePlan {
    let ids = ids.iter().map(|id| (*id).to_owned()).collect();
    tree.plan_move(&TreeMove { ids, target_id: target.map(Into::into), place })
}

fn goes(plan: &MovePlan) -> (bool, Option<&str>, Option<&str>) {
    (plan.allowed, plan.parent_id.as_deref(), plan.before_id.as_deref())
}

fn refused(plan: &MovePlan, reason: Text) {
    assert!(!plan.allowed);
    assert_eq!(plan.message, Some(reason.to_string()));
}

#[test]
fn drops_between_rows_and_into_folders() {
    assert_eq!(goes(&plan(&["d"], Some("a2"), MovePlace::Before)), (true, Some("A"), Some("a2")));
    assert_eq!(goes(&plan(&["d"], Some("C"), MovePlace::Into)), (true, Some("C"), None));
    assert_eq!(plan(&["d"], Some("C"), MovePlace::Into).depth, 2);
    assert_eq!(goes(&plan(&["a1"], None, MovePlace::Into)), (true, None, None));
}

#[test]
fn hidden_elements_keep_their_position() {
    assert_eq!(goes(&plan(&["d"], Some("a2"), MovePlace::After)), (true, Some("A"), Some("hidden")));
}

#[test]
fn drop_below_open_folder_goes_inside_and_below_closed_one_after() {
    assert_eq!(goes(&plan(&["d"], Some("A"), MovePlace::After)), (true, Some("A"), Some("a1")));
    let mut tree = tree();
    let action = Some(TreeAction::Toggle { id: "A".into() });
    let _ = tree.step(&TreeStep { action, start: 0, count: 1 });
    assert_eq!(goes(&planned(&tree, &["d"], Some("A"), MovePlace::After)), (true, None, Some("B")));
}

#[test]
fn rejects_moves_into_itself_or_a_request() {
    refused(&plan(&["B"], Some("C"), MovePlace::Into), text::MOVE_INTO_ITSELF);
    refused(&plan(&["B"], Some("B"), MovePlace::Into), text::MOVE_INTO_ITSELF);
    refused(&plan(&["B"], Some("c1"), MovePlace::Before), text::MOVE_INTO_ITSELF);
    refused(&plan(&["A"], Some("d"), MovePlace::Into), text::MOVE_INTO_REQUEST);
    refused(&plan(&["gone"], Some("A"), MovePlace::Into), text::MOVE_GONE);
    refused(&plan(&["d"], Some("gone"), MovePlace::Into), text::MOVE_GONE);
}

#[test]
fn move_to_same_position_changes_nothing() {
    let same = plan(&["d"], Some("e"), MovePlace::Before);
    assert_eq!((same.allowed, same.message), (false, None));
    assert!(!plan(&["a1", "a2"], Some("a1"), MovePlace::Before).allowed);
    assert!(!plan(&["e"], None, MovePlace::Into).allowed);
}

#[test]
fn moves_several_elements_and_folder_contents() {
    let both = plan(&["e", "c1", "B"], Some("A"), MovePlace::Before);
    assert_eq!(both.ids, ["B", "e"]);
    assert_eq!(goes(&both), (true, None, Some("A")));
    assert_eq!(goes(&plan(&["a1", "d"], Some("a1"), MovePlace::Before)), (true, Some("A"), Some("a2")));
}

#[test]
fn keys_move_up_down_in_and_out() {
    assert_eq!(goes(&plan(&["d"], None, MovePlace::Up)), (true, None, Some("B")));
    assert_eq!(goes(&plan(&["A"], None, MovePlace::Down)), (true, None, Some("d")));
    assert_eq!(goes(&plan(&["d"], None, MovePlace::Down)), (true, None, None));
    assert_eq!(goes(&plan(&["e"], None, MovePlace::In)), (true, Some("B"), None));
    assert_eq!(goes(&plan(&["c1"], None, MovePlace::Out)), (true, Some("B"), None));
    assert_eq!(goes(&plan(&["C"], None, MovePlace::Out)), (true, None, Some("d")));
    refused(&plan(&["A"], None, MovePlace::Up), text::MOVE_IS_FIRST);
    refused(&plan(&["a1"], None, MovePlace::Up), text::MOVE_IS_FIRST);
    refused(&plan(&["e"], None, MovePlace::Down), text::MOVE_IS_LAST);
    refused(&plan(&["a1"], None, MovePlace::In), text::MOVE_NO_FOLDER);
    refused(&plan(&["A"], None, MovePlace::Out), text::MOVE_AT_TOP);
}
