import type { PlanFile } from './plan-file';

/** A file of the plan, or a folder with all files below it. */
export interface PlanNode {
  id: string;
  name: string;
  depth: number;
  /** `null` for a folder. */
  file: PlanFile | null;
  children: PlanNode[];
  /** The files below, including those in subfolders. */
  files: PlanFile[];
}

const folder = (id: string, name: string, depth: number): PlanNode => ({
  id,
  name,
  depth,
  file: null,
  children: [],
  files: [],
});

/** Builds the folder tree, in the order in which folders first occur. */
export function planTree(files: readonly PlanFile[]): PlanNode[] {
  const root = folder('', '', -1);
  const folders = new Map([['', root]]);
  for (const file of files) {
    const parts = file.path.split('/');
    const name = parts.pop() ?? file.name;
    let at = root;
    let path = '';
    at.files.push(file);
    for (const part of parts) {
      path += `${part}/`;
      let next = folders.get(path);
      if (!next) {
        next = folder(path, part, at.depth + 1);
        folders.set(path, next);
        at.children.push(next);
      }
      at = next;
      at.files.push(file);
    }
    at.children.push({ ...folder(file.id, name, at.depth + 1), file, files: [file] });
  }
  return root.children;
}

/** Returns the visible nodes, from top to bottom. */
export function shownNodes(tree: readonly PlanNode[], folded: ReadonlySet<string>): PlanNode[] {
  const shown: PlanNode[] = [];
  const waiting = tree.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    shown.push(node);
    if (!folded.has(node.id)) waiting.push(...node.children.toReversed());
  }
  return shown;
}
