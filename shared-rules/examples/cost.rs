//! What the rules cost in memory, at the other end of a pipe.
//!
//! Every line of input is a rule's name, a tab and its input as JSON; every line of output says how many
//! bytes were allocated for reading, answering and writing, how many bytes the answer has, and 0 when the
//! input can't be read. A blank line asks for what is still buffered.

use std::alloc::{GlobalAlloc, Layout, System};
use std::io::{self, BufRead, BufWriter, Write};
use std::sync::atomic::{AtomicU64, Ordering};

use shared_rules::registry;

/// The system's allocator, counting what it is asked for.
struct Counting;

static ALLOCATED: AtomicU64 = AtomicU64::new(0);

fn count(bytes: usize) {
    ALLOCATED.fetch_add(bytes as u64, Ordering::Relaxed);
}

// SAFETY: everything is handed on to the system's allocator as it came.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        // SAFETY: the caller's promises are the system's.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        // SAFETY: the caller's promises are the system's.
        unsafe { System.dealloc(place, layout) }
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size);
        // SAFETY: the caller's promises are the system's.
        unsafe { System.realloc(place, layout, size) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

fn main() -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        let line = line?;
        match line.split_once('\t') {
            Some((name, input)) => {
                let (allocated, answered) = cost(name, input);
                writeln!(out, "{allocated} {answered}")?;
            }
            None => out.flush()?,
        }
    }
    out.flush()
}

/// Bytes allocated and bytes answered.
fn cost(name: &str, input: &str) -> (u64, usize) {
    let before = ALLOCATED.load(Ordering::Relaxed);
    let answer = registry::find(name).and_then(|rule| (rule.answer)(input).ok());
    let after = ALLOCATED.load(Ordering::Relaxed);
    (after - before, answer.map_or(0, |answer| answer.len()))
}
