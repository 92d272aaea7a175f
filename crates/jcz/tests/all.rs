//! All tests of this crate as one program, which is compiled and linked once.

mod damage;
mod import;
