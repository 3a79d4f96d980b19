//! Measures the memory that rules allocate, over a pipe.
//!
//! Each input line is a rule's name, a tab and its input as JSON. Each output line has the number of bytes allocated
//! to parse, run and serialize, and the size of the result in bytes, or 0 when the input is malformed. A blank line
//! flushes the output.

use std::alloc::{GlobalAlloc, Layout, System};
use std::io::{self, BufRead, BufWriter, Write};
use std::sync::atomic::{AtomicU64, Ordering};

use shared_rules::registry;

/// The system's allocator with a counter.
struct CountingAllocator;

static ALLOCATED: AtomicU64 = AtomicU64::new(0);

fn count(bytes: usize) {
    ALLOCATED.fetch_add(bytes as u64, Ordering::Relaxed);
}

// SAFETY: all calls are passed unchanged to the system's allocator.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for CountingAllocator {
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
static ALLOCATOR: CountingAllocator = CountingAllocator;

fn main() -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        let line = line?;
        match line.split_once('\t') {
            Some((name, input)) => {
                let (allocated, answered) = measure(name, input);
                writeln!(out, "{allocated} {answered}")?;
            }
            None => out.flush()?,
        }
    }
    out.flush()
}

/// Returns the bytes allocated and the size of the result.
fn measure(name: &str, input: &str) -> (u64, usize) {
    let before = ALLOCATED.load(Ordering::Relaxed);
    let answer = registry::find(name).and_then(|rule| (rule.answer)(input).ok());
    let after = ALLOCATED.load(Ordering::Relaxed);
    (after - before, answer.map_or(0, |answer| answer.len()))
}
