//! Tables for browsers: sockets, seats, bots and verifiable luck over the store.
