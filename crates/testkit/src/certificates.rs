//! An authority of our own and a certificate for 127.0.0.1, made with openssl, for tests of encrypted lines.

use std::path::{Path, PathBuf};

use crate::service::{Folder, command, find, run};

/// Certificates in a folder that is gone with this.
#[derive(Debug)]
pub struct Certificates {
    folder: Folder,
}

impl Certificates {
    /// Makes them for a server that runs as `user`; nothing if the system has no openssl.
    pub(crate) fn new(user: Option<&str>) -> Option<Certificates> {
        let openssl = find("openssl", &[], "openssl")?;
        let made = Certificates { folder: Folder::new("certificates", user) };
        let path = |name: &str| made.path(name).display().to_string();
        let openssl = |args: &[&str]| {
            run(command(&openssl, user).current_dir(&made.folder.0).args(args));
        };
        let key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
        let authority = ["-x509", "-days", "2", "-subj", "/CN=Authority of a test"];
        let files = ["-keyout", &path("ca.key"), "-out", &path("ca.crt")];
        openssl(&[&["req"][..], &key, &authority, &files].concat());
        let server = ["-subj", "/CN=Server of a test", "-addext", "subjectAltName=IP:127.0.0.1"];
        let files = ["-keyout", &path("server.key"), "-out", &path("server.csr")];
        openssl(&[&["req"][..], &key, &server, &files].concat());
        let signed = ["-CA", &path("ca.crt"), "-CAkey", &path("ca.key"), "-CAcreateserial"];
        let files = ["-in", &path("server.csr"), "-out", &path("server.crt")];
        let copied = ["-days", "2", "-copy_extensions", "copy"];
        openssl(&[&["x509", "-req"][..], &signed, &files, &copied].concat());
        Some(made)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.0.join(name)
    }

    /// Whom clients must trust.
    pub fn authority(&self) -> PathBuf {
        self.path("ca.crt")
    }

    /// The certificate of the server and its key.
    pub(crate) fn server(&self) -> [PathBuf; 2] {
        [self.path("server.crt"), self.path("server.key")]
    }
}

/// A path as it is written in arguments.
pub(crate) fn plain(path: &Path) -> String {
    path.display().to_string()
}
