// Generated from the server's OpenAPI document by `npm run gen`. Do not edit.

export interface paths {
    "/v1/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the account */
        get: operations["account"];
        /** Update profile */
        put: operations["updateAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a new sign-in email address
         * @description Takes effect once the link sent to the new address is followed.
         */
        post: operations["askForAddress"];
        /**
         * Cancel the change of email address
         * @description The link sent to the new address stops working.
         */
        delete: operations["keepAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pending invitations
         * @description Invitations to the user's address, by lender. Each is accepted by the link in its email, and reveals nothing of its
         *     loan before that.
         */
        get: operations["waitingInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description If it is the first second-step method, returns recovery codes, only this once, and signs out all other browsers.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/passkeys/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start adding a passkey
         * @description Returns the challenge for a new passkey, valid once and for five minutes.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/passkeys/{passkeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename a passkey */
        put: operations["renamePasskey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/passkeys/{passkeyId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey
         * @description A user whose company requires two-step sign-in and who has no method left has to set it up again.
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload profile photo
         * @description A PNG, JPEG or WebP image of at most 512 kB, by its content.
         */
        put: operations["putPhoto"];
        post?: never;
        /** Remove profile photo */
        delete: operations["removePhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the status of two-step sign-in */
        get: operations["secondStep"];
        /**
         * Turn on the authenticator app
         * @description Returns the recovery codes, only this once. Signs out all other browsers.
         */
        put: operations["confirmSecondStep"];
        /**
         * Start setting up an authenticator app
         * @description Takes effect once the app's first code is confirmed.
         */
        post: operations["beginSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/second-step/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn off the authenticator app */
        post: operations["endSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/second-step/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate new recovery codes
         * @description The previous codes stop working.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/storage-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the key for browser storage
         * @description A browser encrypts the user's unsaved work with this key, and forgets the key when the page closes.
         */
        get: operations["browserStorageKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/time-zone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the device's time zone
         * @description Applies unless the user chose a time zone.
         */
        put: operations["followDeviceTimeZone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow an action link
         * @description Redirects to the item and changes nothing. In a browser, a person without access is redirected to the home page,
         *     which explains it; a program gets *not found*.
         */
        get: operations["followAction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/action/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check whether an action link can be followed */
        get: operations["validateAction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{companyId}/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the employees of the user's company */
        get: operations["companyEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{companyId}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a company's logo
         * @description Public: it is shown on pages and in emails for people who aren't signed in.
         */
        get: operations["logo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the company */
        get: operations["company"];
        /** Update company settings */
        put: operations["updateCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an employee */
        post: operations["addEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/employees/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a file of employees
         * @description Imports all rows that aren't rejected, or none. No emails are sent: employees set a password when they accept an
         *     invitation to a loan. The response has one JSON value per line: progress, and in the last line the result.
         */
        post: operations["importEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/employees/import/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a file of employees
         * @description The body is the file as is: comma-separated values with headings in the first row. Nothing is written.
         */
        post: operations["previewEmployeeImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/employees/import/refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download the rows of a file of employees that would be skipped
         * @description Unchanged, with the reasons in an extra column, as a CSV file.
         */
        post: operations["refusedOfEmployeeImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/employees/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change an employee's company role */
        put: operations["updateEmployee"];
        post?: never;
        /**
         * Remove an employee
         * @description Their loans are reassigned to the named colleague, and their access ends immediately.
         */
        delete: operations["removeEmployee"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/employees/{userId}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite an employee, or send the invitation again */
        post: operations["inviteEmployee"];
        /** Withdraw an employee's invitation */
        delete: operations["revokeEmployeeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/employees/{userId}/invitation-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an invitation link for an employee
         * @description For employees who haven't joined; no email is sent, and earlier links stop working. An account that joins with it is
         *     proven to this company alone.
         */
        post: operations["employeeInvitationLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/employees/{userId}/leaving": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preview the removal of an employee */
        get: operations["employeeLeaving"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/employees/{userId}/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Turn off an employee's two-step sign-in
         * @description For a lost phone. Their sessions end, and they are notified by email.
         */
        delete: operations["endSecondStepOfEmployee"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload company logo
         * @description A PNG, JPEG or WebP image of at most 512 kB, by its content.
         */
        put: operations["putLogo"];
        post?: never;
        /** Remove company logo */
        delete: operations["removeLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/mail-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the company's mail server */
        get: operations["mailServer"];
        /** Set the company's mail server */
        put: operations["putMailServer"];
        post?: never;
        /** Remove the company's mail server */
        delete: operations["removeMailServer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/mail-server/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test email to the user */
        post: operations["testMailServer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the permissions of a role on the company's loans */
        put: operations["updatePermissions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the company's audit log
         * @description Sign-ins, changes of roles and permissions, and downloads, for leads; newest first, of the last 400 days.
         */
        get: operations["companyRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/record/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the filters of the company's audit log */
        get: operations["companyRecordChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/record/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the company's audit log as CSV
         * @description Same query as the list, all pages in one; at most 100,000 entries.
         */
        get: operations["exportCompanyRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the company's reminder policy */
        get: operations["reminderSettings"];
        /** Set the company's reminder policy */
        put: operations["putReminderSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show whether the server's disk is filling up
         * @description For a company's lead lenders. Below 80 % there is no level.
         */
        get: operations["storageStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/unreadable-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your company's documents whose text couldn't be read
         * @description On all its loans, latest first, for its lead lenders.
         */
        get: operations["unreadableDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/company/unreadable-documents/{documentId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the text of a document again
         * @description For a document that couldn't be read; for its company's lead lenders. The document is queued; if it is queued
         *     already, nothing changes.
         */
        post: operations["readDocumentAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people the user works with, over all loans */
        get: operations["contacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the people the user works with as CSV
         * @description Same query as the list, all pages in one; at most 100,000 people.
         */
        get: operations["exportContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start an upload */
        post: operations["createUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/uploads/{uploadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the progress of an upload */
        get: operations["uploadProgress"];
        put?: never;
        post?: never;
        /** Cancel an upload */
        delete: operations["giveUpUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/uploads/{uploadId}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a document from an upload
         * @description Repeating it returns the same document. A file for no request whose content already exists is refused with the code
         *     `same-content`, if asked to.
         */
        post: operations["completeUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/uploads/{uploadId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload the bytes of a file
         * @description Whole, or a part named by `Content-Range` that begins where the stored bytes end. Another part is refused with the
         *     code `upload-offset` and the number of stored bytes.
         */
        put: operations["receiveUpload"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a document */
        get: operations["document"];
        put?: never;
        post?: never;
        /**
         * Delete a document
         * @description It stays in the trash of its loan for thirty days. Requests it answers are open again.
         */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        /** Rename a document */
        patch: operations["renameDocument"];
        trace?: never;
    };
    "/v1/documents/{documentId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a document */
        get: operations["downloadDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/{documentId}/remove-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the password of a PDF
         * @description The unlocked file replaces the locked one, which is kept as a version.
         */
        post: operations["removePdfPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/{documentId}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a document
         * @description The current one first.
         */
        get: operations["documentVersions"];
        put?: never;
        /**
         * Make an uploaded file the current version of a document
         * @description The previous version is kept. An accepted or rejected document is reviewed again. Repeating it changes nothing.
         */
        post: operations["addDocumentVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/{documentId}/versions/{number}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a version of a document */
        get: operations["downloadDocumentVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/{documentId}/versions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an earlier version of a document
         * @description It is added as a new version, so nothing is lost.
         */
        post: operations["restoreDocumentVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the tasks on all your loans
         * @description Includes the company's loans for its leads. Empty for users who aren't lenders, whose tasks are in the portal.
         */
        get: operations["home"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an invitation */
        get: operations["invitation"];
        put?: never;
        /**
         * Accept an invitation and sign in
         * @description A person with an account enters its password, or is signed in already; only a new person chooses a password. A
         *     person with two-step sign-in signs in next.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/lenders/subroles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add or rename contact roles */
        post: operations["putSubRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/lenders/{companyId}/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the employees of the user's lending company */
        get: operations["lenderEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/lenders/{companyId}/employees/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the employees of the user's lending company as CSV */
        get: operations["exportEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/lenders/{companyId}/subroles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a lending company's contact roles */
        get: operations["subRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loan-applications/{loanId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a loan application with its people and requests */
        get: operations["loanApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the user's loans */
        get: operations["loans"];
        put?: never;
        /**
         * Create a loan
         * @description With its borrowers, their invitations and its needs list. A retry with the same key creates no other loan and
         *     returns the same result.
         */
        post: operations["openLoan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the user's loans as CSV
         * @description Same query as the list, all pages in one; at most 100,000 loans.
         */
        get: operations["exportLoans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a file of loans
         * @description Imports all rows that aren't rejected, or none. No people are invited. The response has one JSON value per line:
         *     progress, and in the last line the result.
         */
        post: operations["importLoans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/import/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a file of loans
         * @description The body is the file as is: comma-separated values with headings in the first row. Nothing is written.
         */
        post: operations["previewLoanImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/import/refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download the rows of a file of loans that would be skipped
         * @description Unchanged, with the reasons in an extra column, as a CSV file.
         */
        post: operations["refusedOfLoanImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a loan with its team and progress */
        get: operations["loan"];
        /** Update a loan's data */
        put: operations["putLoan"];
        post?: never;
        /** Delete a lead without any activity */
        delete: operations["deleteLoan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/access-report/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what a person sees of a loan, and why
         * @description People hidden from the viewer are left out.
         */
        get: operations["accessReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a loan's activity
         * @description Newest first, for its lenders.
         */
        get: operations["loanActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/activity/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the filters of a loan's activity
         * @description Its kinds, and all people who did something there.
         */
        get: operations["loanActivityChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/activity/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a loan's activity as CSV
         * @description Same query as the list, all pages in one; at most 100,000 entries.
         */
        get: operations["exportLoanActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/contactRelation/{loanRoleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a member's contacts on a loan */
        get: operations["contactRelations"];
        /** Change a contact, identified by the contact's own role */
        put: operations["changeContact"];
        /** Add a contact to the user's list */
        post: operations["addContact"];
        /** Remove a contact, identified by the contact's own role */
        delete: operations["removeContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/credit-consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give or refuse consent to a credit check */
        put: operations["putCreditConsent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/documents/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search a loan's documents by words in their text
         * @description Searches the documents that the person can see. Lenders also get the documents that couldn't be read, even without a
         *     query.
         */
        get: operations["findDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/documents/{documentId}/malware": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete malware immediately
         * @description The infected file of a document and of its earlier versions; for lead lenders. The document stays, without it.
         */
        delete: operations["deleteMalware"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/documents/{documentId}/virus-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a document for viruses again
         * @description A detection may be a false positive by newer signatures. Until the check is done, the document can't be opened.
         */
        post: operations["checkForViruses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/elements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the elements of a loan
         * @description Lenders can view the list as a borrower sees it, at any status of the loan.
         */
        get: operations["elements"];
        put?: never;
        /** Add a folder or file request */
        post: operations["createElement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/elements/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept everything that waits on several file requests
         * @description Returns the requests that were accepted; each can be undone.
         */
        post: operations["acceptElements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/elements/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change, hide, show or delete several elements */
        post: operations["changeElements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/elements/bulk/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a change of several elements */
        post: operations["undoElements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/elements/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the requests of a loan for spreadsheets */
        get: operations["exportElements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/elements/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move folders and file requests
         * @description Returns every element whose position changed.
         */
        post: operations["moveElements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/elements/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo your last change to several elements
         * @description All or nothing: refused if anyone changed one of them since.
         */
        post: operations["undoSeveral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/elements/{elementId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a folder or file request */
        put: operations["updateElement"];
        post?: never;
        /** Delete a folder or file request and its contents */
        delete: operations["deleteElement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/elements/{elementId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Add a document to the answer of a file request */
        put: operations["answerElement"];
        post?: never;
        /** Remove the answer of a file request */
        delete: operations["removeAnswer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/elements/{elementId}/answers/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove one document from the answer of a file request */
        delete: operations["removeOneAnswer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/elements/{elementId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the comments on an element, oldest first */
        get: operations["comments"];
        put?: never;
        /** Comment on an element */
        post: operations["addComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/elements/{elementId}/earlier-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the earlier versions of a file request
         * @description Returns rejected documents that another answer replaced, each with its verdict, the latest first.
         */
        get: operations["earlierAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/elements/{elementId}/example/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the example file of a loan's request */
        get: operations["downloadExample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/elements/{elementId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the latest 500 history entries of an element, latest first */
        get: operations["elementHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/elements/{elementId}/not-applicable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a file request as not applicable */
        post: operations["sayNotApplicable"];
        /** Undo marking a file request as not applicable */
        delete: operations["takeBackNotApplicable"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/elements/{elementId}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the reminders of a request */
        get: operations["reminderHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/elements/{elementId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a deleted folder or file request */
        post: operations["restoreElement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/elements/{elementId}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept or reject the answer of a file request */
        post: operations["reviewElement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/elements/{elementId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo your last change to a folder or file request
         * @description Restores name, description, priority, visibility, verdicts, removed files and not-applicable claims. Refused if
         *     anyone changed it since.
         */
        post: operations["undoElement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/entities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the entities of a loan */
        get: operations["entities"];
        put?: never;
        /** Add an entity to a loan */
        post: operations["createEntity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/entities/{entityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an entity of a loan */
        get: operations["entity"];
        /** Change an entity of a loan */
        put: operations["updateEntity"];
        post?: never;
        /** Remove an entity from a loan */
        delete: operations["deleteEntity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/entities/{entityId}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace an entity's labels on a loan */
        put: operations["putEntityLabels"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/entities/{entityId}/licence/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a person's full driver's license
         * @description Every view is recorded.
         */
        post: operations["revealEntityLicence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/individuals/{individualId}/credit-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an individual's credit report
         * @description Every view of a score is recorded.
         */
        get: operations["creditReport"];
        /** Record or import a credit report by hand */
        put: operations["recordCreditReport"];
        /**
         * Regenerate a credit report
         * @description At most one per person in ten seconds.
         */
        post: operations["regenerateCreditReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/individuals/{individualId}/licence/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the full driver's license
         * @description For its holder and for people with SeeDriversLicense. Every view is recorded.
         */
        post: operations["revealLicence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the labels available on a loan */
        get: operations["labels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/lender-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a person to a loan */
        post: operations["addLenderUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/lender-users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a person's role on a loan */
        put: operations["editLenderUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/needs-list/html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get needs list elements as HTML */
        get: operations["needsListHtml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/notification-emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the emails about a loan's events
         * @description For lenders: each notification of each person, newest first, and whether it was emailed, when it will be, or why it
         *     wasn't.
         */
        get: operations["loanNotificationEmails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/outside-addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List messages whose outside addresses wait for approval */
        get: operations["waitingOutsideAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/outside-addresses/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or decline the outside addresses of a message
         * @description Approved emails are sent; declined ones never are. Idempotent.
         */
        post: operations["decideOutsideAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/package": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the documents of a loan in needs-list order */
        get: operations["package"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/package/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is new in a loan's package since the last download
         * @description Lenders of the loan share one history; all others have their own.
         */
        get: operations["packageChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/package/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the documents of a loan as one archive
         * @description With the folders of the needs list, and a manifest with the checksum of every file.
         */
        get: operations["downloadPackage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/package/pdfs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the requested PDFs of a loan's documents */
        get: operations["packagePdfs"];
        put?: never;
        /**
         * Request documents of a loan as one PDF
         * @description With a cover, bookmarks and page numbers, in the order of the ids. It is made in the background and kept for a day.
         */
        post: operations["askForPackagePdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/package/pdfs/{pdfId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a PDF of documents
         * @description Stops making it if it isn't complete.
         */
        delete: operations["forgetPackagePdf"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/package/pdfs/{pdfId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a PDF of documents */
        get: operations["downloadPackagePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/package/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request documents of a loan as one archive
         * @description Checks that the download is possible and returns the ticket that the browser downloads it with.
         */
        post: operations["askForPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/people/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the borrowers and contacts of a loan as CSV
         * @description The file can be imported again, here or on another loan.
         */
        get: operations["exportLoanPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/people/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import borrowers and contacts into a loan
         * @description Imports all rows that aren't rejected, or none; people on the loan stay unchanged. The response has one JSON value
         *     per line: progress, and in the last line the result.
         */
        post: operations["importPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/people/import/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a file of borrowers and contacts
         * @description The body is the file as is: comma-separated values with headings in the first row. Nothing is written.
         */
        post: operations["previewPeopleImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/people/import/refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download the rows of a file of borrowers and contacts that would be skipped
         * @description Unchanged, with the reasons in an extra column, as a CSV file.
         */
        post: operations["refusedOfPeopleImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the progress of a loan, its people and its folders */
        get: operations["loanProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List possible recipients on a loan */
        get: operations["recipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the planned reminders of a loan
         * @description For each person, the dates of the next reminders of their requests, or the reasons why none are planned.
         */
        get: operations["loanReminders"];
        put?: never;
        /**
         * Remind people of requests
         * @description Each person gets one email with the chosen requests that wait for them. A person who already got a reminder from the
         *     company today is skipped, unless `again` is set. With `dryRun`, nothing is sent.
         */
        post: operations["remindPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/reminders/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pause or resume the reminders of a loan
         * @description Idempotent. Lenders can still send reminders themselves.
         */
        put: operations["pauseReminders"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/review-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a loan's status */
        put: operations["changeStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/roles/{loanRoleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a person from a loan, or leave it */
        delete: operations["removeLoanRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/roles/{loanRoleId}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace the labels of a role */
        put: operations["putLabels"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/sensitive-looks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the views of credit scores and licenses */
        get: operations["sensitiveLooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/shared-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share elements with people on the loan
         * @description Repeating it changes nothing. Returns the elements concerned.
         */
        post: operations["createSharedInfo"];
        /**
         * Stop sharing elements with people
         * @description Linked items stay linked. Ending a share that doesn't exist changes nothing. Returns the elements concerned.
         */
        delete: operations["endSharedInfo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/sharing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the sharing dialog
         * @description Contacts and people are added, made visible and given access to the elements, in that order; all or nothing.
         */
        post: operations["share"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/sharing/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview confirming the sharing dialog */
        post: operations["previewSharing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/sharing/{undoId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a confirmed sharing */
        post: operations["undoSharing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/shoebox/html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get documents of the shoebox as HTML */
        get: operations["shoeboxHtml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/status-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preview the effects of a status change on borrowers */
        get: operations["statusChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/tasks/consolidated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the task counts of a loan */
        get: operations["consolidatedTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/tasks/{userId}/html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a person's tasks on a loan as HTML */
        get: operations["tasksHtml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/templates/{templateId}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a template to a loan's needs list
         * @description Items with the same name in the same folder aren't duplicated.
         */
        post: operations["applyTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deleted documents of a loan
         * @description Lenders get all; others get those that they deleted themselves. Latest first.
         */
        get: operations["trash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/trash/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a document permanently */
        delete: operations["eraseDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/trash/{documentId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted document
         * @description To the requests that it answered, if they accept it; otherwise to its uploader's shoebox.
         */
        post: operations["restoreDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a borrower or contact */
        put: operations["editNonLenderUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/users/{userId}/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a person card
         * @description A view of a credit score is recorded.
         */
        get: operations["personCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/users/{userId}/email/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try an undeliverable address again
         * @description Removes the mark from the person's address, and sends the company's emails to it that failed in the last week.
         */
        post: operations["retryAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/users/{userId}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite a person to a loan, or send the invitation again */
        post: operations["invite"];
        /** Withdraw an invitation */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loans/{loanId}/users/{userId}/invitation-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an invitation link for a colleague on a loan
         * @description For lenders who haven't joined; no email is sent, and earlier links stop working. An account that joins with it is
         *     proven to this company alone.
         */
        post: operations["invitationLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the messages of a loan, newest first */
        get: operations["messages"];
        put?: never;
        /** Send a message */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/audience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview who will be able to read a message
         * @description Takes the message as written so far, and sends nothing. Rejects the same recipients that sending would.
         */
        post: operations["messageAudience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a draft */
        post: operations["createDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/draft/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your drafts on a loan, last saved first */
        get: operations["drafts"];
        /** Update a draft */
        put: operations["updateDraft"];
        post?: never;
        /** Delete a draft */
        delete: operations["deleteDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/draft/{id}/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count your drafts on a loan */
        get: operations["countDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/originatorimplementation/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the original of a message
         * @description Everything that would load, run, submit or navigate is removed from it.
         */
        get: operations["originalMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/originatorimplementation/{messageId}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the original of a message as a page for a frame
         * @description Nothing in it runs or is loaded. Remote images are removed.
         */
        get: operations["originalPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the messages of a loan */
        get: operations["searchMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the threads of a loan */
        get: operations["threads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/threads/forwardMessage/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forward a message */
        post: operations["forwardMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/threads/messages/countunread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count unread messages on a loan */
        get: operations["countUnreadOnLoan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/threads/mute/{threadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mute a thread */
        post: operations["muteThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/threads/unmute/{threadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unmute a thread */
        post: operations["unmuteThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/threads/userTyping/{threadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report that you are typing in a thread */
        post: operations["userTyping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/threads/{threadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a thread */
        get: operations["thread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/threads/{threadId}/countUnread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count unread messages in a thread */
        get: operations["countUnreadInThread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/threads/{threadId}/email-participants/{participantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an email participant from a thread
         * @description The address gets no further messages of the thread. Idempotent.
         */
        delete: operations["removeEmailParticipant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/threads/{threadId}/email-participants/{participantId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an email participant in a thread
         * @description The address gets the thread's messages again. Idempotent.
         */
        post: operations["restoreEmailParticipant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/threads/{threadId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the messages of a thread, newest first */
        get: operations["threadMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/threads/{threadId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all messages in a thread as read */
        post: operations["readThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count unread messages on all loans */
        get: operations["unreadMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/unreadForCompany/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count unread messages by loan of a company */
        get: operations["unreadForCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Edit one of your messages */
        put: operations["editMessage"];
        post?: never;
        /**
         * Delete one of your messages
         * @description A placeholder remains for people who could read it.
         */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/{messageId}/important": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a message as important */
        post: operations["importantMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/{messageId}/notimportant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a message as not important */
        post: operations["notImportantMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/{messageId}/print": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a message's content for printing
         * @description Items of the needs list appear as text, in their current state as visible to the user.
         */
        get: operations["messageToPrint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/{messageId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a message as read */
        post: operations["readMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/{messageId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore one of your messages */
        post: operations["restoreMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/{messageId}/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a message as unread */
        post: operations["unreadMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change password
         * @description Signs out all other browsers.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/preferences/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a preference
         * @description `null` if there is none with that name.
         */
        get: operations["preference"];
        /**
         * Save a preference
         * @description Any JSON of up to 64 kB; replaces the previous value.
         */
        put: operations["putPreference"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/realtime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the realtime socket
         * @description A WebSocket. Subscribe with `{"subscribe":"loans/{loanId}","since":seq|null}`, unsubscribe with
         *     `{"unsubscribe":…}`. Events are `{topic,event,data,seq}`. If `?actingUser=` isn't the signed-in user, the socket
         *     closes with code 4409.
         */
        get: operations["realtime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search folders and requests by name on all your loans */
        get: operations["findRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all rules */
        get: operations["rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rules/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply a rule to an input */
        post: operations["applyRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/secure-upload/discarded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show how many discarded files can be restored */
        get: operations["discardedSecureUploads"];
        put?: never;
        post?: never;
        /**
         * Erase all discarded files
         * @description The bytes are removed immediately; none of the files can be restored.
         */
        delete: operations["eraseDiscardedSecureUploads"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/secure-upload/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List files your company received that wait to be filed
         * @description Latest first. `totalElements` counts all waiting files.
         */
        get: operations["secureUploadTray"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/secure-upload/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * File a received file
         * @description On a loan of your company that you can change: onto a request, or into your shoebox there.
         */
        put: operations["fileSecureUpload"];
        post?: never;
        /**
         * Discard a received file
         * @description It can be restored for thirty days.
         */
        delete: operations["discardSecureUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/secure-upload/files/{fileId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a file that waits to be filed */
        get: operations["downloadSecureUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/secure-upload/files/{fileId}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a received file
         * @description A waiting or discarded file. Its bytes are removed immediately; it can't be restored.
         */
        post: operations["eraseSecureUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/secure-upload/files/{fileId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a discarded or filed file
         * @description A filed file can be restored only by the person who filed it, while no one has used it since: it is removed from the
         *     loan, and the request returns to its earlier state.
         */
        post: operations["restoreSecureUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: operations["signIn"];
        /** Sign out of this browser */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a sign-in link
         * @description Sent by email while wrong attempts slow down signing in. The response is the same whether or not the address has an
         *     account.
         */
        post: operations["askForSignInLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Counts as both steps.
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/passkey/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a passkey challenge
         * @description It names no user: the device offers its passkeys. It can be answered once, within five minutes.
         */
        post: operations["passkeyChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List sessions */
        get: operations["sessions"];
        put?: never;
        post?: never;
        /** Sign out of all browsers */
        delete: operations["signOutEverywhere"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out one browser */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the templates of your company */
        get: operations["templates"];
        put?: never;
        /** Add an empty template */
        post: operations["createTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename a template, or change its purpose */
        put: operations["updateTemplate"];
        post?: never;
        /** Delete a template that no loan uses */
        delete: operations["deleteTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{templateId}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy a template and its contents */
        post: operations["duplicateTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{templateId}/elements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the elements of a template */
        get: operations["templateElements"];
        put?: never;
        /** Add a folder or file request to a template */
        post: operations["createTemplateElement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{templateId}/elements/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change, hide, show or delete several elements of a template */
        post: operations["changeTemplateElements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{templateId}/elements/bulk/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of several elements of a template
         * @description Deleted elements are restored with their example files.
         */
        post: operations["undoTemplateElements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{templateId}/elements/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move folders and file requests of a template
         * @description Returns every element whose position changed.
         */
        post: operations["moveTemplateElements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{templateId}/elements/{elementId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a folder or file request of a template */
        put: operations["updateTemplateElement"];
        post?: never;
        /** Delete a folder or file request of a template and its contents */
        delete: operations["deleteTemplateElement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{templateId}/elements/{elementId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the example file of a template's request */
        put: operations["answerTemplateElement"];
        post?: never;
        /** Remove the example file of a template's request */
        delete: operations["removeTemplateAnswer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{templateId}/elements/{elementId}/answer/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download an example file of a template */
        get: operations["downloadTemplateAnswer"];
        /** Upload an example file for a template's request */
        put: operations["uploadTemplateAnswer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the current user */
        get: operations["currentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your notifications
         * @description Newest first, limited to what you may currently see. Repeated actions of one person are combined in one line.
         */
        get: operations["notices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/notices/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Applies to all devices. Returns those that were unread; marking them as unread undoes it.
         */
        post: operations["markNoticesRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/notices/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your notification settings
         * @description The preference `notices` turns kinds off and chooses how others are delivered:
         *     `{ "off": ["accepted"], "deliveries": [{ "kind": "assigned", "delivery": "daily" }] }`.
         */
        get: operations["noticeSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/notices/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count your unread notifications */
        get: operations["unreadNotices"];
        put?: never;
        /** Mark notifications as unread */
        post: operations["markNoticesUnread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search people by name or email address */
        get: operations["searchUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{userId}/individual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the individual of a user
         * @description For the person and for lenders on a loan with them. As long as the lender has no data about a person, their user id
         *     serves as the individual's id.
         */
        get: operations["individualOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{userId}/lenders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the user's lenders
         * @description Users may request their own; other users get *not found*.
         */
        get: operations["lendersOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{userId}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a person's photo
         * @description For colleagues, and for people who see them on a loan.
         */
        get: operations["photo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{userId}/shoebox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a person's unfiled documents
         * @description Your own; lenders also see those of the people on their loans. Latest first.
         */
        get: operations["shoebox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/messagetemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your message templates by name */
        get: operations["messageTemplates"];
        /** Update a message template */
        put: operations["updateMessageTemplate"];
        /** Create a message template */
        post: operations["createMessageTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/messagetemplate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a message template */
        delete: operations["deleteMessageTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/signature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your signatures at a company */
        get: operations["signatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/signature/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Create or update a signature */
        put: operations["putSignature"];
        post?: never;
        /** Delete a signature */
        delete: operations["deleteSignature"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Requests on which everything that waits is accepted. */
        AcceptElements: {
            /** @description The requests, at most 500; those that don't wait for review stay as they are. */
            elementIds: string[];
            /**
             * @description The waiting documents as the client showed them: if the content of one changed, nothing is accepted, with the
             *     code `newer-than-shown`.
             */
            shown?: components["schemas"]["ShownDocument"][];
            /** @description The versions of the requests with a not-applicable claim, by request id, as the client showed them. */
            versions?: {
                [key: string]: number;
            };
        };
        /** @description The acceptance of an invitation. */
        AcceptInvitation: {
            /**
             * @description The password: a first one for people who have none yet, else the one they sign in with. Empty if the person is
             *     signed in.
             */
            password?: string;
            /** @description Agrees that another user who is signed in in this browser is signed out. */
            replaceSession?: boolean;
        };
        /**
         * @description The input that accepting an invitation needs.
         * @enum {string}
         */
        AcceptancePrompt: "NEW_PASSWORD" | "OWN_PASSWORD" | "NOTHING";
        /** @description A person's access to the contents of a loan, with the reasons. */
        AccessReport: {
            /** @description The person. */
            user: components["schemas"]["UserRef"];
            /** @description Their role on the loan. */
            loanRole: components["schemas"]["LoanRole"];
            /** @description The people of the loan. */
            people: components["schemas"]["AccessToPerson"][];
            /** @description Its requests and folders, in the order of their positions. */
            requests: components["schemas"]["AccessToRequest"][];
            /** @description Its documents, the oldest first. */
            documents: components["schemas"]["AccessToThing"][];
            /** @description Its message threads. */
            threads: components["schemas"]["AccessToThing"][];
        };
        /** @description Whether the person sees another person. */
        AccessToPerson: {
            /** @description The other person. */
            user: components["schemas"]["UserRef"];
            /** @description The other person's role. */
            role: components["schemas"]["Role"];
            /** @description Whether the person sees them. */
            sees: boolean;
            /** @description Why, or why not. */
            because: components["schemas"]["VisibilityReason"];
        };
        /** @description Whether the person sees a request or folder. */
        AccessToRequest: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /**
             * Format: uuid
             * @description The folder it is in.
             */
            parentId: string | null;
            /** @description Whether the person sees it. */
            sees: boolean;
            /** @description Why, or why not. */
            because: components["schemas"]["VisibilityReason"];
        };
        /** @description Whether the person sees a document or thread. */
        AccessToThing: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description Whether the person sees it. */
            sees: boolean;
            /** @description Why, or why not. */
            because: components["schemas"]["VisibilityReason"];
        };
        /** @description The user's account. */
        Account: {
            /**
             * Format: uuid
             * @description The user's id.
             */
            userId: string;
            /**
             * Format: uuid
             * @description The document with the photo; a new photo has a new id.
             */
            avatarDocId: string | null;
            /** @description Given name. */
            givenName: string;
            /** @description Family name. */
            familyName: string;
            /** @description Mobile phone. */
            phoneNumber: components["schemas"]["PhoneNumber"];
            /** @description Job title. */
            positionOrTitle: string;
            /** @description Time zone, like `America/Denver`; null if none is chosen. */
            timeZone: string | null;
            /** @description The email address to sign in with. */
            emailAddress: string;
            /** @description The new email address, until its link is followed. */
            newEmailAddress: string | null;
        };
        /** @description The available filters. */
        ActivityChoices: {
            /** @description The kinds, in display order. */
            kinds: components["schemas"]["ActivityKindChoice"][];
            /** @description All people who did something there, by name. */
            people: components["schemas"]["ActivityPerson"][];
        };
        /** @description An activity. */
        ActivityEntry: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            actor: null | components["schemas"]["ActivityPerson"];
            /** @description The kind. */
            kind: components["schemas"]["ActivityKind"];
            /** @description A description, to be read after the actor's name. */
            words: string;
            /** @description The target, if the words don't include it. */
            on: string | null;
            leadsTo: null | components["schemas"]["ActivityLink"];
            /** @description The fields that changed. */
            changes: components["schemas"]["FactChange"][];
            loan: null | components["schemas"]["ActivityLoan"];
        };
        /**
         * @description A kind of activity.
         * @enum {string}
         */
        ActivityKind: "requests" | "documents" | "reviews" | "people" | "entities" | "consents" | "credit" | "licences" | "facts" | "status" | "messages" | "sharing" | "access" | "downloads" | "sign-ins" | "accounts" | "employees" | "permissions" | "settings";
        /** @description A kind of activity, as a filter. */
        ActivityKindChoice: {
            /** @description The kind. */
            kind: components["schemas"]["ActivityKind"];
            /** @description Its label. */
            label: string;
        };
        /** @description The target of an entry's link, as long as it exists. */
        ActivityLink: {
            /** @description The type of target. */
            place: components["schemas"]["ActivityPlace"];
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /**
             * Format: uuid
             * @description The thread, if the target is a message.
             */
            threadId: string | null;
        };
        /** @description A loan, by name. */
        ActivityLoan: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its name. */
            name: string;
        };
        /** @description A page of activity. */
        ActivityPage: {
            /** @description The entries, newest first. */
            content: components["schemas"]["ActivityEntry"][];
            /** @description The value of `before` for the next page of earlier entries; null if there are none. */
            next: string | null;
        };
        /** @description The person who did something. */
        ActivityPerson: {
            /**
             * Format: uuid
             * @description Their id.
             */
            id: string;
            /** @description Their name. */
            name: string;
        };
        /**
         * @description The type of an entry's target.
         * @enum {string}
         */
        ActivityPlace: "request" | "document" | "message" | "person" | "asset" | "company" | "principal" | "trust";
        /** @description A new employee. */
        AddEmployee: {
            /** @description Their email address. */
            emailAddress: string;
            /** @description Their given name. */
            givenName?: string;
            /** @description Their family name. */
            familyName?: string;
            /** @description Their company role. */
            companyRole: components["schemas"]["Role"];
            /** @description Whether to send them an invitation by email. */
            invite?: boolean;
        };
        /** @description A file that becomes a version of a document. */
        AddVersion: {
            /**
             * Format: uuid
             * @description The upload that contains it; all of its bytes have arrived.
             */
            uploadId: string;
        };
        /** @description A postal address (ENTITY-23). */
        Address: {
            /** @default null */
            citySuburb: string | null;
            /** @default null */
            country: string | null;
            /**
             * @description Whether the person lives there now.
             * @default false
             */
            currentAddress: boolean;
            /**
             * Format: date
             * @default null
             */
            moveInDate: string | null;
            /**
             * Format: date
             * @default null
             */
            moveOutDate: string | null;
            /** @default null */
            postOfficeBox: string | null;
            /** @default null */
            postalCode: string | null;
            /** @default null */
            stateProvinceRegion: string | null;
            /** @default null */
            streetAddressLine1: string | null;
            /** @default null */
            streetAddressLine2: string | null;
        };
        /** @description The visible progress. */
        AllProgress: {
            /** @description Over all visible requests. */
            loan: components["schemas"]["Progress"];
            /** @description Per person, by user id. */
            perUser: {
                [key: string]: components["schemas"]["Progress"];
            };
            /** @description Per folder over all its descendants, by element id. */
            perFolder: {
                [key: string]: components["schemas"]["Progress"];
            };
        };
        /** @description A document that answers a request. */
        Answer: {
            /**
             * Format: uuid
             * @description The id of the answer.
             */
            id: string;
            /**
             * Format: uuid
             * @description The document's id.
             */
            documentId: string;
            /** @description Its name. */
            documentName: string;
            /**
             * Format: int64
             * @description Its size in bytes.
             */
            size: number;
            /** @description Its MIME type. */
            mimeType: string;
            /** @description The SHA-256 of its bytes, in hexadecimal; a verdict refers to it. */
            sha256: string;
            /** @description The uploader of its current version. */
            uploadedByName: string;
            /**
             * Format: date-time
             * @description When that version was uploaded.
             */
            uploadedAt: string;
            /** @description Whether that version was sent with an emailed upload link, without a sign-in. */
            sentByLink: boolean;
            /** @description The lender's verdict. */
            reviewState: components["schemas"]["AnswerState"];
            rejection: null | components["schemas"]["AnswerRejection"];
            virusCheck: null | components["schemas"]["VirusCheck"];
            /** @description For lenders, while it waits for review: a text saying that its statement date is older than the request allows. */
            stale: string | null;
        };
        /** @description One or several documents that answer a request. */
        AnswerElement: {
            /**
             * Format: uuid
             * @description A document of the same loan.
             */
            documentId: string;
            /** @description Further documents, added in the same transaction: all of them, or none. */
            alongIds?: string[];
            /**
             * @description The behavior if the same content already answers the request: accept it, or refuse it with the code
             *     `same-content`, so that the person can be asked.
             */
            onSame?: components["schemas"]["DuplicateAction"];
        };
        /** @description Why the last answer was rejected. */
        AnswerRejection: {
            /** @description The reason, one of those that the rule `needs_list.reject_reasons` lists. */
            reason: components["schemas"]["RejectReason"];
            /** @description A note in the lender's own words. */
            note: string | null;
            /** @description The lender's name. */
            byName: string;
            /**
             * Format: date-time
             * @description When it was rejected.
             */
            at: string;
            marked: null | components["schemas"]["DocumentMarks"];
        };
        /**
         * @description How far one file of an answer is.
         * @enum {string}
         */
        AnswerState: "SUBMITTED" | "ACCEPTED" | "REJECTED";
        /** @description A person to add to a loan: by id, or a new person by email address. */
        AppUser: {
            /**
             * Format: uuid
             * @description A person known to the lender's company.
             */
            id?: string | null;
            /** @description The email address, if there is no id. */
            emailAddress?: string | null;
            /** @description A new person's given name. */
            givenName?: string | null;
            /** @description A new person's family name. */
            familyName?: string | null;
        };
        /** @description The outcome of applying a template. */
        AppliedTemplate: {
            /**
             * Format: int32
             * @description How many elements were added.
             */
            created: number;
            /** @description The new elements: deleting them with their contents undoes it. */
            createdIds: string[];
            /**
             * Format: int32
             * @description How many elements existed already.
             */
            merged: number;
            /**
             * Format: int32
             * @description How many each-borrower requests were left out, because the loan has no borrower yet.
             */
            waiting: number;
        };
        /** @description The target of applying a template. */
        ApplyTemplate: {
            /**
             * Format: uuid
             * @description The borrower to share the new requests with; null for the loan as a whole.
             */
            borrowerUserId?: string | null;
        };
        /** @description A request for a sign-in link. */
        AskForSignInLink: {
            /** @description The email address, in any case and with surrounding spaces. */
            emailAddress?: string;
        };
        /** @description An attached document. */
        AttachedDocument: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description Its type. */
            contentType: string;
            /**
             * Format: int64
             * @description Its size in bytes.
             */
            size: number;
        };
        /** @description A person or an address that will be able to read it. */
        AudienceReader: {
            user: null | components["schemas"]["UserRef"];
            /** @description The name, or the address. */
            name: string;
            role: null | components["schemas"]["Role"];
            /** @description Whether they are outside the lending team; for borrowers and contacts: neither a lender nor a borrower. */
            external: boolean;
            /** @description Whether they get a blind copy only, and don't read the thread. */
            blindCopy: boolean;
        };
        /**
         * @description The scope of a message's audience.
         * @enum {string}
         */
        AudienceScope: "EVERYONE" | "LENDING_TEAM" | "MEMBERS" | "PRIVATE";
        /** @description A person in a lender's address book. */
        BookEntry: {
            /** @description The person. */
            user: components["schemas"]["UserRef"];
            /** @description Their roles on the lender's loans. */
            roles: components["schemas"]["RoleOnLoan"][];
            /**
             * Format: date-time
             * @description When they last used Loanroom.
             */
            lastActiveAt: string | null;
        };
        /** @description A borrower of a new loan. */
        Borrower: {
            /** @description Given name; a person known to the company keeps theirs. */
            givenName?: string;
            /** @description Family name. */
            familyName?: string;
            /** @description The email address for the invitation. */
            emailAddress?: string;
        };
        /**
         * @description The borrower type (ENTITY-06).
         * @enum {string}
         */
        BorrowerType: "INDIVIDUAL" | "MEMBER";
        /** @description The key with which a browser encrypts the user's unsaved work. */
        BrowserStorageKey: {
            /**
             * Format: uuid
             * @description The user it belongs to.
             */
            userId: string;
            /** @description 32 bytes as hexadecimal digits; stable. */
            key: string;
        };
        /** @description The changed elements, and how to undo the change. */
        BulkChangeResult: {
            /** @description The elements as they are now, without the deleted ones. */
            changed: components["schemas"]["NeedsListElement"][];
            /** @description The inverse of the change. */
            undo: components["schemas"]["UndoChange"];
        };
        /** @description A driver's license on the person card, masked. */
        CardLicence: {
            /** @description Its status on the viewer's date; the browser evaluates the rule again at midnight. */
            status: components["schemas"]["LicenceStatus"];
            /** @description YYYY-MM-DD. */
            expiration: string | null;
            /** @description Masked except for the last four characters. */
            number: string | null;
            /** @description The date of birth, masked except for the year. */
            dob: string | null;
            /** @description The state that issued it. */
            state: string | null;
            /** @description Whether the viewer may see the license; if not, the other fields are omitted. */
            visible: boolean;
        };
        /** @description A new email address. */
        ChangeAddress: components["schemas"]["FreshProof"] & {
            /** @description The new address. */
            emailAddress?: string;
        };
        /** @description A change of a contact. Omitted fields stay unchanged. */
        ChangeContact: components["schemas"]["ContactRelationInput"] & {
            /**
             * Format: int32
             * @description The version that the change is based on.
             */
            version: number;
        };
        /** @description A change to several elements. */
        ChangeElements: {
            /** @description The elements to change, at most 500. */
            elementIds: string[];
            priorityType?: null | components["schemas"]["PriorityType"];
            /** @description Whether to hide or show them. */
            hidden?: boolean | null;
            /** @description Whether to delete them, with what they contain. */
            delete?: boolean;
        };
        /** @description A new password. */
        ChangePassword: {
            /** @description The current password. */
            currentPassword?: string;
            /** @description The new password. */
            password?: string;
        };
        /** @description A change of a loan's status. */
        ChangeStatus: {
            /** @description The new status. */
            to: components["schemas"]["ReviewStatus"];
            /**
             * Format: int32
             * @description The loan's version that the change is based on.
             */
            version: number;
        };
        /** @description A document that is new since the last package. */
        ChangedDocument: {
            /**
             * Format: uuid
             * @description Its id.
             */
            documentId: string;
            /** @description In which way it is new. */
            novelty: components["schemas"]["PackageNovelty"];
        };
        /** @description A possible meaning of a column. */
        ColumnChoice: {
            /** @description Its identifier. */
            column: string;
            /** @description Its label. */
            label: string;
        };
        /** @description A comment on an element. */
        Comment: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description The text. */
            body: string;
            /** @description The author. */
            author: components["schemas"]["UserRef"];
            /**
             * Format: date-time
             * @description When it was written.
             */
            createdAt: string;
            /** @description Whether borrowers and contacts who see the request can read it. */
            visibleToBorrower: boolean;
        };
        /** @description A lending company, as its employees see it. */
        Company: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description Its name in URLs. */
            slug: string;
            /** @description Whether credit scores of individual borrowers are shown. */
            individualCreditReport: boolean;
            /** @description Whether its borrowers are onboarded here. */
            hasBorrowerOnboard: boolean;
            /** @description Whether people may upload emails as files. */
            acceptsMail: boolean;
            /**
             * Format: int32
             * @description New outside addresses that a lender may write to per loan and 24 hours without approval.
             */
            outsideAddressesOfLenders: number;
            /**
             * Format: int32
             * @description The same for a borrower or contact.
             */
            outsideAddressesOfOthers: number;
            /** @description Whether people may send it files without signing in. */
            secureUploadEnabled: boolean;
            /** @description The text of the secure upload page; may be empty. */
            secureUploadText: string;
            /**
             * Format: int64
             * @description Maximum bytes received on that page per day.
             */
            secureUploadDailyBytes: number;
            /**
             * Format: int32
             * @description Maximum files received on that page per day.
             */
            secureUploadDailyFiles: number;
            /** @description Whether all employees have to use two-step sign-in. */
            secondStepRequired: boolean;
            /** @description The permissions of each role on the company's loans. */
            permissions: {
                [key: string]: components["schemas"]["Permission"][];
            };
            /** @description The URL of its logo, if it has one. */
            logo: string | null;
            /**
             * Format: int32
             * @description The version, to be sent with changes.
             */
            version: number;
        };
        /** @description An employee of a lending company. */
        CompanyEmployee: components["schemas"]["UserRef"] & {
            companyRole: null | components["schemas"]["Role"];
        };
        /** @description A lending company, by name. */
        CompanyRef: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description Its name in URLs. */
            slug: string;
        };
        /** @description A completed upload. */
        CompletedUpload: {
            /**
             * Format: uuid
             * @description The document it became.
             */
            documentId: string;
            /** @description Whether it had already been completed. */
            alreadyCompleted: boolean;
        };
        /** @description The first code of an app. */
        ConfirmSecondStep: {
            /** @description The six digits. */
            code?: string;
        };
        /** @description A filled sharing dialog, confirmed. */
        ConfirmSharing: components["schemas"]["SharingRequest"] & {
            /** @description The same for every attempt of one confirmation, so that it is carried out only once. */
            idempotencyKey: string;
        };
        /**
         * @description A borrower's answer to the request for a credit check.
         * @enum {string}
         */
        ConsentDecision: "ACCEPTED" | "DECLINED";
        /** @description The task counts. */
        ConsolidatedTasks: {
            /** @description The user's own tasks, by group. */
            perTask: components["schemas"]["TasksPerGroup"];
            /** @description The number of tasks by user id: the user's own, and with SeeBorrowersTasks those of others. */
            perUser: {
                [key: string]: number;
            };
        };
        /** @description A contact in a member's list on a loan (ENTITY-19). */
        ContactRelation: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description The contact. */
            contactUser: components["schemas"]["UserRef"];
            /** @description The owner of the list. */
            userRelatedTo: components["schemas"]["UserRef"];
            contactSubRole: null | components["schemas"]["ContactSubRole"];
            /**
             * Format: uuid
             * @description Its id.
             */
            contactSubRoleId: string | null;
            /** @description Whether it is a key contact. */
            keyContact: boolean;
            /** @description Whether borrowers see it. */
            visibleToBorrower: boolean;
            /** @description Whether lenders see it. */
            visibleToLender: boolean;
            /** @description Given name, as the list's owner entered it. */
            givenName: string;
            /** @description Family name. */
            familyName: string;
            phoneNumber: null | components["schemas"]["PhoneNumber"];
            /** @description Job title. */
            positionOrTitle: string | null;
            /** @description Company. */
            companyName: string | null;
            /** @description Company website. */
            companyWebsite: string | null;
            companyAddress: null | components["schemas"]["Address"];
            /**
             * Format: uuid
             * @description The contact's user id.
             */
            userContactId: string;
            /** @description The contact's email address. */
            userContactEmailAddress: string;
            contactCompanyRole: null | components["schemas"]["Role"];
            /**
             * Format: uuid
             * @description The loan.
             */
            loanId: string;
            /**
             * Format: uuid
             * @description The contact's own role on the loan, by which other routes identify the contact.
             */
            contactLoanRoleId: string;
            /**
             * Format: int32
             * @description The version.
             */
            version: number;
        };
        /** @description The contact-relation body. Omitted fields stay unchanged, or empty for a new contact. */
        ContactRelationInput: {
            /**
             * Format: uuid
             * @description A known person; must match the email address.
             */
            userContactId?: string | null;
            /** @description The contact's email address. */
            userContactEmailAddress?: string | null;
            /** @description Given name. */
            givenName?: string | null;
            /** @description Family name. */
            familyName?: string | null;
            phoneNumber?: null | components["schemas"]["PhoneNumber"];
            /** @description Job title. */
            positionOrTitle?: string | null;
            /** @description Company. */
            companyName?: string | null;
            /** @description Company website. */
            companyWebsite?: string | null;
            companyAddress?: null | components["schemas"]["Address"];
            /**
             * Format: uuid
             * @description The contact's role; null for none.
             */
            contactSubRoleId?: string | null;
            /** @description Whether it is a key contact; lenders only. */
            keyContact?: boolean | null;
            /** @description Whether borrowers see a key contact. */
            visibleToBorrower?: boolean | null;
            /** @description Whether lenders see it. */
            visibleToLender?: boolean | null;
            /**
             * Format: uuid
             * @description The needs-list template of a borrower.
             */
            templateId?: string | null;
            borrowerType?: null | components["schemas"]["BorrowerType"];
            /** @description Whether they become the lead borrower; the previous lead becomes a borrower. */
            leadBorrower?: boolean | null;
        };
        /** @description A role that contacts can have. */
        ContactSubRole: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its title. */
            title: string;
            /** @description Its kind. */
            subRoleType: components["schemas"]["SubRoleType"];
        };
        /** @description A number of items. */
        Count: {
            /**
             * Format: int64
             * @description The number.
             */
            count: number;
        };
        /** @description A new comment. */
        CreateComment: {
            /** @description The text, up to 2,000 characters. */
            body: string;
            /**
             * @description Whether borrowers and contacts who see the request can read it. A lender's comment is internal if this is
             *     omitted; other people's comments are always visible.
             */
            visibleToBorrower?: boolean | null;
        };
        /** @description A new draft. */
        CreateDraft: components["schemas"]["DraftContent"];
        /** @description A new element. */
        CreateElement: {
            /**
             * Format: uuid
             * @description The parent folder; null for the top.
             */
            parentId?: string | null;
            /** @description Its name. */
            name: string;
            /** @description A folder or a file request. */
            storageType: components["schemas"]["StorageType"];
            /** @description Its priority; UNSET if omitted. */
            priorityType?: components["schemas"]["PriorityType"];
            visibleAtStatus?: null | components["schemas"]["ReviewStatus"];
            /** @description Whether it is hidden. */
            hidden?: boolean;
            /** @description The description of the requested document. */
            description?: string | null;
            /**
             * Format: date
             * @description The due date of a loan's request; a template has a number of days instead.
             */
            dueDate?: string | null;
            /**
             * Format: int32
             * @description The maximum age of a document in days, from 1 to 3,650; requests only.
             */
            freshnessDays?: number | null;
            /** @description Whether the loan can do without it; requests only. */
            optional?: boolean;
            /** @description How to obtain the document, as plain text in which URLs become links; requests only. */
            instructions?: string | null;
            /** @description A note for lenders; requests only. */
            internalNote?: string | null;
        };
        /** @description A new entity, or an existing one of the lender's other loans. */
        CreateEntity: components["schemas"]["EntityFacts"] & {
            entityType?: null | components["schemas"]["EntityType"];
            /**
             * Format: uuid
             * @description An entity of another loan that the user is on; then only `labels` applies in addition.
             */
            existingEntityId?: string | null;
            /** @description Its labels on this loan. */
            labels?: components["schemas"]["EntityLabel"][];
        };
        /** @description A new template. */
        CreateTemplate: {
            /** @description Its name. */
            name: string;
            /** @description Its purpose. */
            entityType: components["schemas"]["EntityType"];
        };
        /** @description A new folder or file request of a template. */
        CreateTemplateElement: components["schemas"]["CreateElement"] & {
            /** @description Whether a loan gets one for each borrower; requests only. */
            eachBorrower?: boolean;
            /**
             * Format: int32
             * @description The due date on a loan, in days after it is added there; requests only.
             */
            dueDays?: number | null;
        };
        /** @description A file about to be uploaded. */
        CreateUpload: {
            /** @description Its name; leading folders are removed. */
            name: string;
            /**
             * Format: int64
             * @description Its size in bytes.
             */
            size: number;
            /**
             * @description Its MIME type as the sender knows it; may be empty. It only helps to decide whether the file is accepted: the
             *     stored type follows from name and content.
             */
            mimeType?: string;
            /**
             * Format: uuid
             * @description The loan it belongs to.
             */
            loanId: string;
            /**
             * Format: uuid
             * @description The request it answers.
             */
            elementId?: string | null;
            chosen?: null | components["schemas"]["SelectionPosition"];
        };
        /** @description The credentials of a sign-in. */
        Credentials: {
            /** @description The email address, in any case and with surrounding spaces. */
            emailAddress: string;
            /** @description The password. */
            password: string;
            /** @description The code of the second step, once it is asked for: the app's digits, or a recovery code. */
            code?: string | null;
            passkey?: null | components["schemas"]["PasskeyAnswer"];
        };
        /** @description A borrower's consent. */
        CreditConsent: {
            /** @description The answer. */
            creditConsentStatus: components["schemas"]["ConsentDecision"];
        };
        /**
         * @description A borrower's answer to the credit check consent (ENTITY-07).
         * @enum {string}
         */
        CreditConsentStatus: "ACCEPTED" | "DECLINED" | "PENDING";
        /** @description An individual's credit report. */
        CreditReport: {
            /**
             * Format: int32
             * @description The score, 300 to 850.
             */
            creditScore: number | null;
            /** @description The error, as JSON text with a `description`. */
            creditReportError: string | null;
            /** @description Its status. */
            status: components["schemas"]["ReportStatus"];
            softCreditStatus: null | components["schemas"]["SoftCreditStatus"];
            /**
             * Format: date-time
             * @description When it was last ordered.
             */
            orderedAt: string | null;
            /**
             * Format: date-time
             * @description When another one can be ordered; omitted if that is possible now.
             */
            canRegenerateAt: string | null;
        };
        /** @description The signed-in person. */
        CurrentUser: {
            /**
             * Format: uuid
             * @description Their id.
             */
            id: string;
            /** @description Their given name. */
            givenName: string;
            /** @description Their family name. */
            familyName: string;
            /** @description Their email address. */
            emailAddress: string;
            /** @description The role group they sign in with. */
            loggedRoleGroup: components["schemas"]["RoleGroup"];
            loggedCompanyRole: null | components["schemas"]["Role"];
            /**
             * Format: uuid
             * @description The document with their photo.
             */
            avatarDocId: string | null;
            /** @description Their job title. */
            positionOrTitle: string | null;
            /** @description Their time zone, like `America/Denver`; null if they chose none. */
            timeZone: string | null;
            company: null | components["schemas"]["CompanyRef"];
            /** @description Their permissions outside of a loan. */
            permissions: components["schemas"]["Permission"][];
            /** @description Whether they have to set up two-step sign-in before anything else. */
            secondStepMissing: boolean;
        };
        /** @description A decision about all or some of a message's waiting addresses. */
        DecideOutside: {
            /** @description The decision. */
            decision: components["schemas"]["OutsideDecision"];
            /** @description The addresses it applies to, up to 1,000. Defaults to all waiting addresses. */
            addresses?: string[] | null;
        };
        /** @description The number of addresses that a decision applied to. */
        DecidedOutside: {
            /**
             * Format: int64
             * @description The number; 0 if others decided before.
             */
            decided: number;
        };
        /** @description A delivery to choose. */
        DeliveryOption: {
            /** @description The delivery. */
            delivery: components["schemas"]["NotificationDelivery"];
            /** @description The label. */
            label: string;
        };
        /** @description The device's time zone. */
        DeviceTimeZone: {
            /** @description An IANA name, like `America/Denver`. */
            timeZone: string;
        };
        /** @description Discarded files that can still be restored. */
        DiscardedFiles: {
            /**
             * Format: int64
             * @description The number of files.
             */
            files: number;
            /**
             * Format: int64
             * @description Their total size in bytes.
             */
            bytes: number;
        };
        /**
         * @description How full the disk is, as far as anybody has to do something about it.
         * @enum {string}
         */
        DiskLevel: "LOW" | "CRITICAL" | "FULL";
        /** @description A document. */
        Document: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /**
             * Format: int64
             * @description Its size in bytes.
             */
            size: number;
            /** @description Its MIME type. */
            mimeType: string;
            /**
             * Format: uuid
             * @description The loan it belongs to.
             */
            loanId: string;
            /**
             * Format: date-time
             * @description When it was uploaded.
             */
            createdAt: string;
            /** @description The name of the uploader. */
            uploadedByName: string;
            /** @description The URL of its bytes. */
            downloadUrl: string;
            /** @description Whether it is an unlocked copy of the previous version. */
            unlocked: boolean;
            /**
             * Format: int32
             * @description The number of its current version.
             */
            version: number;
            /** @description The SHA-256 of its bytes, in hexadecimal. */
            sha256: string;
            virusCheck: null | components["schemas"]["VirusCheck"];
        };
        /** @description An accepted document that reaches its maximum age. */
        DocumentEnding: {
            /**
             * Format: uuid
             * @description The request that it answers.
             */
            elementId: string;
            /** @description The request's name. */
            elementName: string;
            /** @description The document's name. */
            documentName: string;
            /**
             * Format: uuid
             * @description The loan.
             */
            loanId: string;
            /** @description The loan's name. */
            loanName: string;
            /**
             * Format: date
             * @description The last day on which it is recent enough.
             */
            until: string;
            /** @description Whether that day has passed. */
            ended: boolean;
        };
        /** @description Marks on the pages of a document. */
        DocumentMarks: {
            /** @description The SHA-256 of the content they were drawn on; other content has other pages. */
            sha256: string;
            /** @description In drawing order, at most 50. */
            marks: components["schemas"]["PageMark"][];
        };
        /** @description A document to review. */
        DocumentToReview: {
            /**
             * Format: uuid
             * @description Its id.
             */
            documentId: string;
            /** @description Its name. */
            documentName: string;
            /**
             * Format: date-time
             * @description The upload time of the current version.
             */
            uploadedAt: string;
            /** @description The name of the current version's uploader. */
            uploadedByName: string;
            /**
             * Format: uuid
             * @description The request that it answers.
             */
            elementId: string;
            /** @description The request's name. */
            elementName: string;
            /**
             * Format: uuid
             * @description The loan.
             */
            loanId: string;
            /** @description The loan's name. */
            loanName: string;
        };
        /** @description The current or an earlier version of a document. */
        DocumentVersion: {
            /**
             * Format: int32
             * @description Its number; the first is 1.
             */
            number: number;
            /** @description Whether it is the current one. */
            current: boolean;
            /** @description The document's name at that version. */
            name: string;
            /**
             * Format: int64
             * @description Its size in bytes.
             */
            size: number;
            /** @description Its MIME type. */
            mimeType: string;
            /** @description The SHA-256 of its bytes, in hexadecimal. */
            sha256: string;
            /** @description Whether it is an unlocked copy of the previous version. */
            unlocked: boolean;
            reviewState: null | components["schemas"]["AnswerState"];
            /** @description The name of the person who added it. */
            byName: string;
            /**
             * Format: date-time
             * @description When it was added.
             */
            at: string;
            /** @description The URL of its bytes. */
            downloadUrl: string;
            virusCheck: null | components["schemas"]["VirusCheck"];
        };
        /** @description The versions of a document. */
        DocumentVersions: {
            /** @description Whether the person may add a version or restore an earlier one. */
            mayAdd: boolean;
            /** @description Whether the person may rename or delete the document. */
            mayChange: boolean;
            /**
             * Format: int32
             * @description The most versions of a document.
             */
            most: number;
            /** @description The versions, the current one first. */
            content: components["schemas"]["DocumentVersion"][];
        };
        /** @description The documents that have waited longest for review. */
        DocumentsToReview: {
            /**
             * Format: int64
             * @description The total number; 501 for more than 500.
             */
            total: number;
            /** @description The total as text: "500+" for more than 500. */
            totalWords: string;
            /** @description The 50 that were sent first, in the order of the rule `needs_list.review_queue`. */
            content: components["schemas"]["DocumentToReview"][];
        };
        /** @description Documents whose text couldn't be read. */
        DocumentsUnreadable: {
            /**
             * Format: int32
             * @description The number, up to a thousand.
             */
            count: number;
            /** @description Whether there are more. */
            more: boolean;
        };
        /** @description A draft of the current user. */
        Draft: {
            /** @description The body as HTML, up to a million characters. */
            body: string;
            /**
             * Format: uuid
             * @description The loan.
             */
            contextId: string;
            /**
             * Format: uuid
             * @description The thread, if it exists.
             */
            messageThreadId: string | null;
            /** @description The kind of message. */
            messageType: string;
            /** @description The subject; empty for none. */
            subject: string;
            /** @description Whether new people of the thread see its older messages. */
            shareOldHistory: boolean;
            /** @description The ids of attached documents. */
            attachments: string[];
            /** @description Whether the body links to an action. */
            hasLinks: boolean;
            /** @description Labels for the thread. */
            labels: string[];
            /**
             * Format: uuid
             * @description The message it replies to.
             */
            inReplyToMessage: string | null;
            /** @description To: users. */
            toUserIds: string[];
            /** @description To: the users' names. */
            toUserNames: string[];
            /** @description To: addresses, valid or not yet. */
            toUserEmails: string[];
            /** @description Whether the thread is to be private. */
            locked: boolean;
            /** @description Whether the body is a digest. */
            isDigest: boolean;
            /** @description Empty in drafts. */
            ccUserEmails: string[];
            /** @description Empty in drafts. */
            ccUserIds: string[];
            /** @description Empty in drafts. */
            bccUserEmails: string[];
            /** @description Empty in drafts. */
            bccUserIds: string[];
            /** @description Users that the body mentions. */
            mentionedUserIds: string[];
            /** @description Cc as entered: user ids and addresses. */
            draftCcRecipients: string[];
            /** @description Bcc as entered. */
            draftBccRecipients: string[];
        } & {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /**
             * Format: uuid
             * @description The same id, under the composer's name for it.
             */
            draftedMessageId: string;
            /**
             * Format: int32
             * @description The number of changes. An update must name the current version.
             */
            version: number;
            /**
             * Format: date-time
             * @description When it was first saved.
             */
            createdDate: string;
            /**
             * Format: date-time
             * @description The time when it was last saved.
             */
            updatedDate: string;
            /** @description The attached documents that still exist. */
            documents: components["schemas"]["AttachedDocument"][];
        };
        /** @description The composer's content: the payload of the send route, with Cc and Bcc in separate fields. */
        DraftContent: {
            /** @description The body as HTML, up to a million characters. */
            body: string;
            /**
             * Format: uuid
             * @description The loan.
             */
            contextId: string;
            /**
             * Format: uuid
             * @description The thread, if it exists.
             */
            messageThreadId?: string | null;
            /** @description The kind of message. */
            messageType: string;
            /** @description The subject; empty for none. */
            subject: string;
            /** @description Whether new people of the thread see its older messages. */
            shareOldHistory: boolean;
            /** @description The ids of attached documents. */
            attachments: string[];
            /** @description Whether the body links to an action. */
            hasLinks: boolean;
            /** @description Labels for the thread. */
            labels: string[];
            /**
             * Format: uuid
             * @description The message it replies to.
             */
            inReplyToMessage?: string | null;
            /** @description To: users. */
            toUserIds: string[];
            /** @description To: the users' names. */
            toUserNames: string[];
            /** @description To: addresses, valid or not yet. */
            toUserEmails: string[];
            /** @description Whether the thread is to be private. */
            locked: boolean;
            /** @description Whether the body is a digest. */
            isDigest: boolean;
            /** @description Empty in drafts. */
            ccUserEmails: string[];
            /** @description Empty in drafts. */
            ccUserIds: string[];
            /** @description Empty in drafts. */
            bccUserEmails: string[];
            /** @description Empty in drafts. */
            bccUserIds: string[];
            /** @description Users that the body mentions. */
            mentionedUserIds: string[];
            /** @description Cc as entered: user ids and addresses. */
            draftCcRecipients: string[];
            /** @description Bcc as entered. */
            draftBccRecipients: string[];
        };
        /** @description A driver's license as it is stored (ENTITY-13). */
        DriversLicense: {
            /**
             * @description The number.
             * @default null
             */
            number: string | null;
            /**
             * @description When it expires, YYYY-MM-DD.
             * @default null
             */
            expiration: string | null;
            /**
             * @description The holder's date of birth, YYYY-MM-DD.
             * @default null
             */
            dob: string | null;
            /**
             * @description The state that issued it.
             * @default null
             */
            state: string | null;
        };
        /**
         * @description What to do with a file whose content already exists.
         * @enum {string}
         */
        DuplicateAction: "TAKE" | "ASK";
        /** @description A copy of a template. */
        DuplicateTemplate: {
            /** @description The name of the copy. */
            name: string;
        };
        /** @description A change of a borrower or contact. Omitted fields stay unchanged. */
        EditClient: {
            borrowerType?: null | components["schemas"]["BorrowerType"];
            role?: null | components["schemas"]["Role"];
            /** @description Given name. */
            givenName?: string | null;
            /** @description Family name. */
            familyName?: string | null;
            /** @description Job title. */
            positionOrTitle?: string | null;
            /** @description Company. */
            companyName?: string | null;
            /** @description Company website. */
            companyWebsite?: string | null;
            companyAddress?: null | components["schemas"]["Address"];
            mobilePhone?: null | components["schemas"]["PhoneNumber"];
            /**
             * Format: uuid
             * @description A needs-list template of the company to add for this borrower.
             */
            templateId?: string | null;
            contactRelationDto?: null | components["schemas"]["ContactRelationInput"];
            /**
             * Format: int32
             * @description The loan role's version that the change is based on.
             */
            version: number;
        };
        /** @description The same for a person on the loan. */
        EditLenderUser: components["schemas"]["LenderUser"] & {
            /**
             * Format: int32
             * @description The loan role's version that the change is based on.
             */
            version: number;
        };
        /** @description The new text of a message. */
        EditMessage: {
            /** @description The new body as HTML, up to 1 MB. */
            body: string;
        };
        /** @description The state of an element before a change. */
        ElementBeforeChange: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /**
             * Format: int32
             * @description Its version after the change.
             */
            version: number;
            /** @description Its priority before. */
            priorityType: components["schemas"]["PriorityType"];
            /** @description Whether it was hidden. */
            hidden: boolean;
        };
        /** @description A label on an element. */
        ElementModifier: {
            /** @description Its text. */
            title: string;
        };
        /** @description An element of the needs list, by name. */
        ElementName: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its name. */
            name: string;
        };
        /** @description An address that gets the messages of a thread by email. */
        EmailParticipant: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description The address, in lower case. */
            address: string;
            /** @description The person who added it. */
            addedBy: components["schemas"]["UserRef"];
            /** @description Whether it waits for a lender's approval. Shown to lenders and to the person who added it. */
            waiting: boolean;
            /** @description Whether the user may remove it. */
            canRemove: boolean;
        };
        /** @description An employee of a company. */
        Employee: components["schemas"]["UserRef"] & {
            companyRole: null | components["schemas"]["Role"];
            /** @description Whether they use two-step sign-in. */
            secondStep: boolean;
            invitation: null | components["schemas"]["Invitation"];
        };
        /** @description Shares to end. */
        EndShares: {
            /** @description The shares. */
            shares: components["schemas"]["EndedShare"][];
        };
        /** @description A share to end. */
        EndedShare: {
            /**
             * Format: uuid
             * @description The element.
             */
            infoId: string;
            /**
             * Format: uuid
             * @description The user it is shared with.
             */
            sharedWithUserId: string;
        };
        /** @description The editable data of an entity. */
        EntityFacts: {
            /**
             * @description Its name.
             * @default null
             */
            name: string | null;
            /**
             * @description Its employer identification number.
             * @default null
             */
            ein: string | null;
            /**
             * @description Its email address.
             * @default null
             */
            emailAddress: string | null;
            /** @default null */
            companyAddress: null | components["schemas"]["Address"];
            /** @default null */
            mailingAddress: null | components["schemas"]["Address"];
            /**
             * @description Whether the mailing address is the company address.
             * @default false
             */
            mailingSameAsCompanyAddress: boolean;
            /** @default null */
            phoneNumber: null | components["schemas"]["PhoneValue"];
            /** @default null */
            mostRecentDriversLicenseInformation: null | components["schemas"]["DriversLicense"];
            /** @default null */
            mostRecentUserInformation: null | components["schemas"]["UserInformation"];
            /**
             * Format: uuid
             * @description The user, if the person is one; unchanged if omitted.
             * @default null
             */
            personUserId: string | null;
        };
        /**
         * @description The ten labels of loan entities (ENTITY-16).
         * @enum {string}
         */
        EntityLabel: "PRIMARY_INDIVIDUAL" | "PRIMARY_COMPANY" | "PRIMARY_COLLATERAL" | "NOT_A_GUARANTOR" | "OPERATING_COMPANY" | "PRIMARY_OPERATION_COMPANY" | "APPLICANT" | "SPOUSE" | "GUARANTOR" | "MEMBER";
        /**
         * @description The kinds of loan entities (ENTITY-11).
         * @enum {string}
         */
        EntityType: "ASSET" | "RE_ASSET" | "COMPANY" | "INDIVIDUAL" | "TRUST";
        /** @description An example file for a request. */
        ExampleFile: {
            /** @description Its name. */
            name: string;
            /**
             * Format: int64
             * @description Its size in bytes.
             */
            size: number;
            /** @description Its MIME type. */
            mimeType: string;
        };
        /** @description Licenses and documents that expire soon or expired lately, the earliest first. */
        ExpiringItems: {
            /** @description People's licenses, for users who may see them; at most 12. */
            licences: components["schemas"]["LicenceEnding"][];
            /** @description Accepted documents of requests with a maximum age; at most 12. */
            documents: components["schemas"]["DocumentEnding"][];
        };
        /**
         * @description The name of a fact of a loan.
         * @enum {string}
         */
        Fact: "name" | "loanNumber" | "amount" | "loanPurpose" | "propertyAddress";
        /** @description A changed fact. */
        FactChange: {
            /** @description The fact. */
            fact: components["schemas"]["Fact"];
            /** @description The old value, as displayed; empty if unknown. */
            from: string;
            /** @description The new value. */
            to: string;
        };
        /** @description The destination of a file. */
        FileAway: {
            /**
             * Format: uuid
             * @description The loan.
             */
            loanId: string;
            /**
             * Format: uuid
             * @description The request that it answers; if omitted, it goes to the filer's shoebox.
             */
            elementId?: string | null;
            /**
             * @description The behavior if the same content already answers the request: accept it, or refuse it with the code
             *     `same-content`, so that the person can be asked.
             */
            onSame?: components["schemas"]["DuplicateAction"];
        };
        /**
         * @description The state of a stored file.
         * @enum {string}
         */
        FileCheckState: "PENDING" | "CLEAN" | "INFECTED" | "UNCHECKED" | "DAMAGED";
        /** @description A column of the file. */
        FileColumn: {
            /** @description Its heading. */
            heading: string;
            /** @description The first non-empty value. */
            sample: string;
            /** @description Its meaning. */
            column: string | null;
        };
        /** @description The result of filing a file. */
        FiledAway: {
            /**
             * Format: uuid
             * @description The document it became.
             */
            documentId: string;
        };
        /** @description A form element (ENTITY-32). */
        FormElement: {
            /** @description The kind of report. */
            knowledgeBase: components["schemas"]["KnowledgeBase"];
            /** @description The provider's identifier of the subject. */
            providerEntityIdentifier: string;
            /** @description The provider's answer, if any. */
            answer: string | null;
        };
        /** @description The recipients of a forwarded message. */
        ForwardMessage: {
            /** @description People of the loan. */
            toUserIds?: string[];
            /** @description Addresses. */
            toEmails?: string[];
            /** @description A note above the message, up to 1,000 characters. */
            note?: string | null;
        };
        /** @description A document that contains the words. */
        FoundDocument: {
            /**
             * Format: uuid
             * @description The document's id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            excerpt: null | components["schemas"]["TextExcerpt"];
        };
        /** @description The matching documents, latest first. */
        FoundDocuments: {
            /** @description The first matches. */
            content: components["schemas"]["FoundDocument"][];
            /** @description Whether there are more matches. */
            more: boolean;
            /**
             * Format: int32
             * @description How many documents haven't been read yet; they are read one after another.
             */
            waiting: number;
            /** @description For lenders: the documents that can't be searched, and why. */
            unreadable: components["schemas"]["UnreadableDocument"][];
        };
        /** @description A folder or file request, and the loan it is on. */
        FoundRequest: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description Its review state. */
            reviewState: components["schemas"]["ReviewState"];
            /**
             * Format: uuid
             * @description The loan's id.
             */
            loanId: string;
            /** @description The loan's name. */
            loanName: string;
        };
        /** @description The matching requests. */
        FoundRequests: {
            /** @description The best matches first. */
            content: components["schemas"]["FoundRequest"][];
        };
        /** @description The proof for a change of sign-in methods. */
        FreshProof: {
            /** @description The current password. */
            currentPassword?: string;
            /** @description If a second step is on: the app's digits, or a recovery code. */
            code?: string | null;
            passkey?: null | components["schemas"]["PasskeyAnswer"];
        };
        /** @description The methods for the second step of a fresh proof; if none is accepted, the password is enough. */
        FreshProofAsked: {
            /** @description Whether a code of the authenticator app is accepted. */
            appCode: boolean;
            /** @description Whether a recovery code is accepted. */
            recoveryCode: boolean;
            /** @description Whether a passkey is accepted. */
            passkey: boolean;
        };
        /** @description A submission: the files that a sender submitted together. */
        HandIn: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description The number of its receipt. */
            number: string;
            /** @description The sender's name, as they typed it; unverified. */
            senderName: string;
            /** @description The sender's email address, as they typed it. */
            emailAddress: string;
            /** @description The sender's note; may be empty. */
            note: string;
            /**
             * Format: date-time
             * @description When it was submitted.
             */
            handedInAt: string;
        };
        /** @description A history entry of an element. */
        HistoryEntry: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description The kind, as the rule `needs_list.history_visible` defines it. */
            kind: components["schemas"]["HistoryKind"];
            /** @description A description of the action, to be shown after the actor's name. */
            words: string;
            /** @description The user who did it. */
            actor: components["schemas"]["UserRef"];
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description The details, by kind. */
            detail: Record<string, never>;
        };
        /**
         * @description An event of an element.
         * @enum {string}
         */
        HistoryKind: "created" | "updated" | "moved" | "deleted" | "restored" | "answered" | "answer-removed" | "accepted" | "rejected" | "back-to-submitted" | "not-applicable" | "applicable" | "commented" | "shared" | "unshared" | "taken-back";
        /** @description The tasks on all loans of a lender. */
        HomeDashboard: {
            /** @description The documents that haven't been reviewed. */
            toReview: components["schemas"]["DocumentsToReview"];
            /** @description The requests that were returned and not answered again. */
            sentBack: components["schemas"]["RequestsSentBack"];
            /** @description People with open requests, the longest silent first; at most 12. */
            silent: components["schemas"]["SilentPerson"][];
            /** @description Documents and licenses that expire soon, or expired lately. */
            expiring: components["schemas"]["ExpiringItems"];
            /** @description The loans by review status, for statuses with loans. */
            stages: components["schemas"]["LoansAtStatus"][];
            /** @description The events of the last 14 days, latest first; at most 15. */
            latest: components["schemas"]["LatestEntry"][];
            unreadable: null | components["schemas"]["DocumentsUnreadable"];
        };
        /** @description An HTML fragment. */
        HtmlFragment: {
            /** @description The HTML: text and action links, safe to insert into a message. Empty when there is nothing to show. */
            html: string;
        };
        /** @description How many rows become what. */
        ImportCounts: {
            /**
             * Format: int32
             * @description Rows whose thing is made.
             * @default 0
             */
            created: number;
            /**
             * Format: int32
             * @description Rows whose thing changes.
             * @default 0
             */
            changed: number;
            /**
             * Format: int32
             * @description Rows that say nothing new.
             * @default 0
             */
            same: number;
            /**
             * Format: int32
             * @description Rows that are left out.
             * @default 0
             */
            refused: number;
        };
        /** @description A line of the response: progress, and in the last line the result. */
        ImportLine: {
            /**
             * Format: int32
             * @description Rows done.
             */
            done: number;
            /**
             * Format: int32
             * @description Rows in total.
             */
            of: number;
        } | {
            /** @description Its result. */
            imported: components["schemas"]["ImportResult"];
        } | {
            /** @description The reason. */
            problem: components["schemas"]["ProblemBody"];
        };
        /** @description A preview of an import. */
        ImportPreview: {
            /** @description The file's character encoding. */
            encoding: string;
            /** @description The possible meanings of columns. */
            choices: components["schemas"]["ColumnChoice"][];
            /** @description Its columns. */
            columns: components["schemas"]["FileColumn"][];
            /** @description Errors in the column mapping; if there are any, there are no rows. */
            violations: components["schemas"]["Violation"][];
            /** @description The titles of the columns shown for each row. */
            titles: string[];
            /** @description Its rows. */
            rows: components["schemas"]["PreviewRow"][];
            /** @description The number of rows per result. */
            tallies: components["schemas"]["VerdictCount"][];
            /**
             * Format: int32
             * @description The number of rows that will be written.
             */
            writes: number;
            /** @description The preview's fingerprint, to be sent with the import. */
            seen: string;
        };
        /** @description The result of an import. */
        ImportResult: {
            /** @description The number of rows per result. */
            counts: components["schemas"]["ImportCounts"];
            /** @description The same as text. */
            said: string;
        };
        /** @description The individual of a user. */
        IndividualRef: {
            /**
             * Format: uuid
             * @description Their id.
             */
            id: string;
        };
        /** @description The status of an invitation. */
        Invitation: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /**
             * Format: uuid
             * @description The invited person.
             */
            userId: string;
            /** @description Its state. */
            state: components["schemas"]["InvitationState"];
            /**
             * Format: date-time
             * @description When it was last sent.
             */
            sentAt: string;
            /**
             * Format: date-time
             * @description Its link expires at this time.
             */
            expiresAt: string;
            /** @description Why its email couldn't be delivered, and the next step; null unless it failed. */
            undeliverable: string | null;
        };
        /** @description An invitation whose link the inviter passes on themselves. */
        InvitationLink: {
            /** @description The invitation. */
            invitation: components["schemas"]["Invitation"];
            /** @description The link: its reader may join as the invited person. Shown only once. */
            link: string;
        };
        /**
         * @description The state of an invitation.
         * @enum {string}
         */
        InvitationState: "PENDING" | "EXPIRED" | "REVOKED" | "ACCEPTED";
        /** @description The contents of the page behind an invitation link. */
        InvitationView: {
            /** @description The loan; null for an invitation to work at the lender. */
            loanName: string | null;
            /** @description Whether the person is invited as a lender's employee. */
            colleague: boolean;
            /** @description The lender. */
            lenderName: string;
            /** @description The inviter. */
            invitedBy: string;
            /** @description The invited person's email address. */
            emailAddress: string;
            /**
             * Format: date-time
             * @description The link expires at this time.
             */
            expiresAt: string;
            /** @description Whether the person has no password yet and chooses one. */
            needsPassword: boolean;
            /** @description The input that accepting needs. */
            asks: components["schemas"]["AcceptancePrompt"];
            /** @description Another user who is signed in in this browser and would be signed out. */
            signedInAs: string | null;
        };
        /** @description The saved mail server, without its password. */
        KeptServer: {
            /** @description Its host name or IP address. */
            host: string;
            /**
             * Format: int32
             * @description Its port.
             */
            port: number;
            /** @description The type of encryption. */
            security: components["schemas"]["MailSecurity"];
            /** @description The user name. */
            userName: string;
            /** @description Whether a password is saved. */
            passwordSet: boolean;
            /** @description The sender's address. */
            fromAddress: string;
            /** @description The sender's name. */
            fromName: string;
        };
        /**
         * @description The kinds of providers' reports (ENTITY-33).
         * @enum {string}
         */
        KnowledgeBase: "CREDIT_REPORT" | "BUSINESS_QUICK_SEARCH_FLAG_REPORT" | "PERSON_QUICK_SEARCH_FLAG_REPORT";
        /** @description A label for roles. */
        Label: {
            /** @description Its text. */
            title: string;
            /** @description Whether borrowers can have it. */
            canBeOnBorrower: boolean;
            /** @description Whether lenders can have it. */
            canBeOnLender: boolean;
        };
        /** @description The last message of a thread. */
        LastMessage: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description The beginning of its text. */
            textPreview: string;
            /** @description The sender. */
            from: components["schemas"]["UserRef"];
            /**
             * Format: date-time
             * @description The time when it was sent.
             */
            createdDate: string;
            /** @description Whether it was deleted. */
            deleted: boolean;
        };
        /** @description The last package that lenders of the loan downloaded; for all others, that they downloaded themselves. */
        LastPackage: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            madeAt: string;
            /** @description The name of the person who downloaded it. */
            madeByName: string;
            /** @description Its format. */
            kind: components["schemas"]["PackageKind"];
            /**
             * Format: int32
             * @description How many documents it held.
             */
            documents: number;
        };
        /** @description An event in a request's history. */
        LatestEntry: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description The person who did it. */
            actor: components["schemas"]["UserRef"];
            /** @description The action, as text that follows their name. */
            words: string;
            /**
             * Format: date-time
             * @description The time.
             */
            at: string;
            /**
             * Format: uuid
             * @description The request or folder.
             */
            elementId: string;
            /** @description Its name. */
            elementName: string;
            /** @description Whether it has been deleted. */
            elementDeleted: boolean;
            /**
             * Format: uuid
             * @description The loan.
             */
            loanId: string;
            /** @description The loan's name. */
            loanName: string;
        };
        /** @description The consequences of removing an employee. */
        LeavingPreview: {
            /**
             * Format: int32
             * @description The number of the company's loans that they are on.
             */
            loans: number;
            /**
             * Format: int32
             * @description The number of the company's lead lenders.
             */
            leadLenders: number;
            /** @description The colleagues who may take over. */
            heirs: components["schemas"]["UserRef"][];
        };
        /** @description A document that the PDF doesn't contain. */
        LeftOutDocument: {
            /** @description Its name. */
            name: string;
            /** @description The reason. */
            reason: components["schemas"]["OmissionReason"];
            /** @description The reason, as text. */
            message: string;
        };
        /** @description The lending company of a loan. */
        Lender: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description The URL of its logo, if it has one. */
            logo: string | null;
            /** @description Whether its borrowers are onboarded here. */
            hasBorrowerOnboard: boolean;
            /** @description Whether it shows credit scores of individual borrowers. */
            individualCreditReport: boolean;
        };
        /** @description A company, by name. */
        LenderName: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description The URL of its logo, if it has one. */
            logo: string | null;
        };
        /** @description A lender that a borrower has loans with. */
        LenderOfUser: {
            /**
             * Format: uuid
             * @description The company's id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description Its name in URLs. */
            slug: string;
            /** @description Whether people may send it files without signing in. */
            secureUploadEnabled: boolean;
            /**
             * Format: int64
             * @description The number of the person's loans with it.
             */
            loanCount: number;
        };
        /** @description The lender-user payload: a person's new role on a loan (ENTITY-25). */
        LenderUser: {
            /** @description The person. */
            appUser: components["schemas"]["AppUser"];
            /** @description Whether the person may accept files. */
            canAcceptFiles?: boolean;
            borrowerType?: null | components["schemas"]["BorrowerType"];
            /** @description Makes a borrower the lead borrower. */
            leadBorrower?: boolean;
            /** @description Makes a lender a lead lender. */
            leadLender?: boolean;
            /** @description Whether the person joins with this request; ignored, since the server knows. */
            newToLoan?: boolean;
            /** @description The role. */
            role: components["schemas"]["Role"];
            /** @description Whether borrowers see the person; not for contacts. */
            visibleToBorrower?: boolean;
            /** @description Whether borrowers see a contact. */
            contactVisibleToBorrowers?: boolean;
            /** @description Whether lenders see a contact. */
            contactVisibleToLenders?: boolean;
            contactRelation?: null | components["schemas"]["ContactRelationInput"];
        };
        /** @description A person whose license expires within 90 days or has expired. The date is on their card, where views are logged. */
        LicenceEnding: {
            /** @description The person. */
            user: components["schemas"]["UserRef"];
            /** @description Whether it has expired. */
            ended: boolean;
            /** @description Its status as text. */
            words: string;
            /**
             * Format: uuid
             * @description A loan they are on.
             */
            loanId: string;
            /** @description The loan's name. */
            loanName: string;
        };
        /**
         * @description The status of a license.
         * @enum {string}
         */
        LicenceStatus: "NONE" | "ACTIVE" | "EXPIRING" | "EXPIRED";
        /** @description The list that a contact is in. */
        ListedBy: {
            /**
             * Format: uuid
             * @description The contact relation's id.
             */
            id: string;
            /**
             * Format: uuid
             * @description The owner of the list.
             */
            ownerUserId: string;
        };
        /** @description A loan with its team and progress, as far as the user may see them. */
        Loan: {
            /** @description The name; a new loan without one is named after its lead borrower and property. */
            name: string;
            /** @description The company's loan number, if any; a new loan without one gets the next number. */
            loanNumber: string | null;
            /**
             * Format: int64
             * @description The amount in whole dollars, if known.
             */
            amount: number | null;
            /** @description The purpose, if known. */
            loanPurpose: string | null;
            /** @description The property that secures the loan, if known. */
            propertyAddress: string | null;
        } & {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its status. */
            reviewStatus: components["schemas"]["ReviewStatus"];
            /** @description Whether it is archived, and the status to archive or restore it. */
            archive: components["schemas"]["LoanArchiving"];
            /** @description Whether it may be deleted, which requires that it has no activity. */
            mayDelete: boolean;
            /** @description The lender. */
            lender: components["schemas"]["Lender"];
            /** @description The team, in order. */
            loanRoles: components["schemas"]["LoanRole"][];
            /** @description People with pending invitations. */
            pendingInviteUsers: components["schemas"]["UserRef"][];
            /** @description The latest invitation of each person, for lenders. */
            invitations: components["schemas"]["Invitation"][];
            /** @description The progress of each person, by user id. */
            userProgress: {
                [key: string]: components["schemas"]["Progress"];
            };
            /** @description The progress of the loan, over the requests that the user sees. */
            progress: components["schemas"]["Progress"];
            /** @description The user's own role. */
            me: components["schemas"]["OwnLoanRole"];
            /**
             * Format: int64
             * @description The maximum size of an uploaded file, in bytes.
             */
            maxUploadBytes: number;
            /** @description Whether people may upload emails as files. */
            acceptsMail: boolean;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description The version.
             */
            version: number;
        };
        /** @description A loan application, as far as the user may see it. */
        LoanApplication: {
            /** @description The loan with its data and people. */
            loan: components["schemas"]["Loan"];
            /** @description Its requests, in the order of the needs list. */
            requests: components["schemas"]["NeedsListElement"][];
        };
        /** @description Whether and how a loan can be archived or restored. */
        LoanArchiving: {
            /** @description An explanation that nothing on it can be changed, and what to do; null if it isn't archived. */
            words: string | null;
            to: null | components["schemas"]["ReviewStatus"];
        };
        /** @description An entity of a loan, as far as the user may see it. */
        LoanEntity: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its kind. */
            entityType: components["schemas"]["EntityType"];
            /** @description Its name. */
            name: string;
            /** @description Its employer identification number. */
            ein: string | null;
            /** @description Its email address. */
            emailAddress: string | null;
            companyAddress: null | components["schemas"]["Address"];
            mailingAddress: null | components["schemas"]["Address"];
            /** @description Whether the mailing address is the company address. */
            mailingSameAsCompanyAddress: boolean;
            phoneNumber: null | components["schemas"]["PhoneValue"];
            /**
             * Format: uuid
             * @description The individual behind a person.
             */
            userIndividualId: string | null;
            mostRecentDriversLicenseInformation: null | components["schemas"]["MaskedLicence"];
            mostRecentUserInformation: null | components["schemas"]["UserInformation"];
            /** @description Its labels on this loan. */
            labels: components["schemas"]["EntityLabel"][];
            /**
             * Format: uuid
             * @description The user, if the person is one.
             */
            personUserId: string | null;
            /**
             * Format: int32
             * @description The version, to be sent with changes.
             */
            version: number;
        };
        /** @description The facts of a loan: as typed, as stored, and as the API reads and writes them. */
        LoanFacts: {
            /** @description The name; a new loan without one is named after its lead borrower and property. */
            name?: string;
            /** @description The company's loan number, if any; a new loan without one gets the next number. */
            loanNumber?: string | null;
            /**
             * Format: int64
             * @description The amount in whole dollars, if known.
             */
            amount?: number | null;
            /** @description The purpose, if known. */
            loanPurpose?: string | null;
            /** @description The property that secures the loan, if known. */
            propertyAddress?: string | null;
        };
        /** @description The loan that a role is on. */
        LoanOfRole: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
        };
        /** @description A loan's package. */
        LoanPackage: {
            /** @description The documents, in the order of the needs list. */
            content: components["schemas"]["PackageDocument"][];
        };
        /** @description One page of loans. */
        LoanPage: {
            /** @description The loans. */
            content: components["schemas"]["LoanSummary"][];
            /**
             * Format: int64
             * @description The number of loans on all pages.
             */
            total: number;
            /**
             * Format: int64
             * @description The page, from 0.
             */
            page: number;
            /**
             * Format: int64
             * @description Page size.
             */
            size: number;
            /** @description Whether this is the last page. */
            last: boolean;
        };
        /** @description The planned reminders of a loan. */
        LoanReminders: {
            /** @description Whether the company sends reminders. */
            on: boolean;
            /** @description The company's policy as sentences. */
            policyWords: string;
            pause: null | components["schemas"]["ReminderPause"];
            /** @description The borrowers and contacts on the loan. */
            people: components["schemas"]["PlannedPerson"][];
        };
        /** @description A person's role on a loan. */
        LoanRole: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description The loan it is on. */
            loan: components["schemas"]["LoanOfRole"];
            /** @description The role. */
            role: components["schemas"]["Role"];
            /** @description The person. */
            user: components["schemas"]["UserRef"];
            /** @description Whether a contact is a key contact. */
            keyContact: boolean;
            /** @description Whether borrowers may see it. */
            visibleToBorrower: boolean;
            /** @description Whether lenders may see it. */
            visibleToLender: boolean;
            /** @description Whether the person may accept files. */
            canAcceptFiles: boolean;
            borrowerType: null | components["schemas"]["BorrowerType"];
            /** @description Whether others created the person and they never signed in. */
            stub: boolean;
            /** @description Whether the person has a pending invitation. */
            pending: boolean;
            undeliverable: null | components["schemas"]["UndeliverableAddress"];
            /** @description Its labels. */
            labels: components["schemas"]["Label"][];
            contactSubRole: null | components["schemas"]["ContactSubRole"];
            /** @description The list that a contact is in. */
            contactRelations: components["schemas"]["ListedBy"][];
            creditConsentStatus: null | components["schemas"]["CreditConsentStatus"];
            softCreditStatus: null | components["schemas"]["SoftCreditStatus"];
            /**
             * Format: int32
             * @description The credit score; on a person's card only, since every view is recorded.
             */
            creditScore: number | null;
            /** @description The credit report's error, as JSON text with a `description`; on a person's card only. */
            creditReportError: string | null;
            /**
             * Format: int32
             * @description The version of the role and its person.
             */
            version: number;
        };
        /** @description A loan in a list. */
        LoanSummary: {
            /** @description The name; a new loan without one is named after its lead borrower and property. */
            name: string;
            /** @description The company's loan number, if any; a new loan without one gets the next number. */
            loanNumber: string | null;
            /**
             * Format: int64
             * @description The amount in whole dollars, if known.
             */
            amount: number | null;
            /** @description The purpose, if known. */
            loanPurpose: string | null;
            /** @description The property that secures the loan, if known. */
            propertyAddress: string | null;
        } & {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its status. */
            reviewStatus: components["schemas"]["ReviewStatus"];
            /** @description The lender. */
            lender: components["schemas"]["LenderName"];
            /** @description The lead borrower's name. */
            leadBorrowerName: string | null;
            /** @description The user's role on it. */
            myRole: components["schemas"]["Role"];
            /** @description The file requests that the user sees, by state. */
            counts: components["schemas"]["ReviewCounts"];
            /**
             * Format: int32
             * @description How many of them need the user's action: submitted ones for lenders, returned ones for others.
             */
            attention: number;
            /**
             * Format: date
             * @description The earliest due date of those waiting for the borrowers; null for lenders.
             */
            nextDue: string | null;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
        };
        /** @description The trash of a loan, as a person sees it. */
        LoanTrash: {
            /**
             * Format: int32
             * @description How many days a document stays in the trash.
             */
            days: number;
            /** @description Whether the person may delete permanently. */
            mayErase: boolean;
            /** @description Whether there are more than these. */
            more: boolean;
            /** @description The documents, latest first. */
            content: components["schemas"]["TrashedDocument"][];
        };
        /** @description The loans at a review status. */
        LoansAtStatus: {
            /** @description The status. */
            reviewStatus: components["schemas"]["ReviewStatus"];
            /**
             * Format: int64
             * @description The number of loans.
             */
            loans: number;
            /**
             * Format: int64
             * @description The sum of their amounts in whole dollars; loans without an amount count as zero.
             */
            amount: number;
        };
        /**
         * @description The encryption of the connection to a mail server.
         * @enum {string}
         */
        MailSecurity: "NONE" | "STARTTLS" | "TLS";
        /** @description A mail server as entered in the form. */
        MailServer: {
            /**
             * @description The host name or IP address.
             * @default
             */
            host: string;
            /**
             * @description The port.
             * @default
             */
            port: string;
            /** @default STARTTLS */
            security: components["schemas"]["MailSecurity"];
            /**
             * @description The user name; blank if the server requires no sign-in.
             * @default
             */
            userName: string;
            /**
             * @description The password; if left blank, the stored one is kept.
             * @default
             */
            mailPassword: string;
            /**
             * @description The From address of emails.
             * @default
             */
            fromAddress: string;
            /**
             * @description The From name of emails.
             * @default
             */
            fromName: string;
        };
        /** @description A company's mail server settings, as its leads see them. */
        MailSettings: {
            /** @description The way email is sent. */
            source: components["schemas"]["MailSource"];
            server: null | components["schemas"]["KeptServer"];
            /**
             * Format: int32
             * @description The version, to be sent with changes; 0 if there is no mail server.
             */
            version: number;
        };
        /**
         * @description The way the company's email is sent.
         * @enum {string}
         */
        MailSource: "ENVIRONMENT" | "COMPANY" | "FOLDER";
        /** @description The result of a test message. */
        MailTried: {
            /** @description Whether the mail server accepted it. */
            sent: boolean;
            /** @description The result and what to do, as text. */
            said: string;
        };
        /** @description A document with marks on its pages. */
        MarkedDocument: {
            /**
             * Format: uuid
             * @description One of the reviewed documents.
             */
            documentId: string;
            /** @description The SHA-256 of the content they were drawn on: newer content isn’t rejected with them. */
            sha256: string;
            /** @description The marks, as the rule `needs_list.page_marks` accepts them. */
            marks: components["schemas"]["PageMark"][];
        };
        /** @description The notifications that changed. Marking them as unread undoes the change. */
        MarkedNotices: {
            /** @description Their ids, the newest 500 at most. */
            noticeIds: string[];
        };
        /** @description A masked driver's license: the number except for its last four characters, the date of birth except for the year. */
        MaskedLicence: {
            /** @description Masked. */
            number: string | null;
            /** @description YYYY-MM-DD. */
            expiration: string | null;
            /** @description Masked. */
            dob: string | null;
            /** @description The state that issued it. */
            state: string | null;
            /** @description Whether the viewer may see the license; if not, the other fields are omitted. */
            visible: boolean;
        };
        /** @description A message, as the current user sees it. */
        Message: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description The body as sanitized HTML; empty once it is deleted. */
            body: string;
            /** @description Its subject; empty for none. */
            subject: string;
            /**
             * Format: int64
             * @description Its number in the thread, from 1.
             */
            seq: number;
            /** @description The sender. */
            from: components["schemas"]["UserRef"];
            /** @description To: users. */
            toRecipients: components["schemas"]["UserRef"][];
            /** @description To: addresses. */
            toEmails: string[];
            /** @description Cc: users. */
            ccRecipients: components["schemas"]["UserRef"][];
            /** @description Cc: addresses. */
            ccEmails: string[];
            /** @description Bcc: users. The sender sees all, the recipient of a blind copy only themselves. */
            bccRecipients: components["schemas"]["UserRef"][];
            /** @description Bcc: addresses, visible to the sender only. */
            bccEmails: string[];
            /**
             * Format: date-time
             * @description The time when it was received.
             */
            processedTime: string;
            /**
             * Format: date-time
             * @description The time when it was sent.
             */
            createdDate: string;
            /**
             * Format: date-time
             * @description The time of its last change.
             */
            updatedDate: string;
            /** @description Whether it was edited. */
            edited: boolean;
            /** @description Whether it was deleted. */
            deleted: boolean;
            /** @description Its thread. */
            messageThread: components["schemas"]["MessageThread"];
            /** @description The attached files. */
            documents: components["schemas"]["MessageDocument"][];
            /** @description The URL of the original email, if the message came by email. */
            originalMessageContentUrl: string | null;
            inReplyToMessage: null | components["schemas"]["RepliedTo"];
            /** @description The beginning of its text. */
            textPreview: string;
            /** @description Whether the user hasn't read it. */
            unread: boolean;
            /** @description Whether the user marked it as important. */
            important: boolean;
            /** @description Whether it mentions the user. */
            mentionsMe: boolean;
            /** @description Whether it is a digest. */
            isDigest: boolean;
            outsideAddressesWaiting: null | components["schemas"]["WaitingAddresses"];
            /** @description The addresses that its email couldn't be delivered to, visible to the sender. */
            undelivered: components["schemas"]["UndeliveredEmail"][];
            /** @description The people who have read it and are visible to the user. */
            readBy: components["schemas"]["ReadBy"][];
            /** @description Whether the user may edit it. */
            canEdit: boolean;
            /** @description Whether the user may delete it. */
            canDelete: boolean;
            /** @description Whether the user may restore it. */
            canRestore: boolean;
            /** @description Whether the user may reply to it. */
            canReply: boolean;
        };
        /** @description The people who will be able to read a message. */
        MessageAudience: {
            /** @description The scope of the thread. */
            scope: components["schemas"]["AudienceScope"];
            /** @description The scope's name. */
            label: string;
            /** @description The readers visible to the sender, external ones first, without the sender. */
            readers: components["schemas"]["AudienceReader"][];
            /** @description The text for readers without a name, if there are any. */
            others: string | null;
        };
        /** @description A file attached to a message. */
        MessageDocument: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description Its type. */
            contentType: string;
            /**
             * Format: int64
             * @description Its size in bytes.
             */
            size: number;
        };
        /** @description A page of a thread's messages, newest first. */
        MessagePage: {
            /** @description Its messages. */
            content: components["schemas"]["Message"][];
            /**
             * Format: int64
             * @description The page number, from 0. The first page has the newest messages.
             */
            page: number;
            /**
             * Format: int64
             * @description Messages per page.
             */
            size: number;
            /**
             * Format: int64
             * @description The number of messages on all pages.
             */
            total: number;
            /** @description Whether this is the last page. */
            last: boolean;
        };
        /** @description A reusable message text. */
        MessageTemplate: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description The text as HTML. */
            body: string;
            /**
             * Format: uuid
             * @description Its owner.
             */
            ownerId: string;
        };
        /** @description The thread of a message. */
        MessageThread: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its subject. */
            title: string | null;
            /** @description The kind of conversation. */
            messageThreadCategory: components["schemas"]["ThreadCategory"];
        };
        /** @description A move of several elements. */
        MoveElements: {
            /** @description The elements to move, at most 500. */
            elementIds: string[];
            /**
             * Format: uuid
             * @description The folder they move into; null for the top.
             */
            parentId?: string | null;
            /**
             * Format: uuid
             * @description The element they are placed before; null for the end.
             */
            beforeId?: string | null;
            /** @description The versions that the client saw, by id; elements left out aren't checked. */
            versions?: {
                [key: string]: number;
            };
        };
        /** @description A flat needs list: each folder before its contents. */
        NeedsList: {
            /** @description The elements the person may see. */
            content: components["schemas"]["NeedsListElement"][];
        };
        /** @description A folder or file request on a loan. */
        NeedsListElement: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /**
             * Format: uuid
             * @description The folder it is in; null at the top.
             */
            parentId: string | null;
            /** @description Its name. */
            name: string;
            /** @description A folder or a file request. */
            storageType: components["schemas"]["StorageType"];
            /** @description Whether a lender hid it. */
            hidden: boolean;
            visibleAtStatus: null | components["schemas"]["VisibleAt"];
            /** @description Its labels. */
            modifiers: components["schemas"]["ElementModifier"][];
            /** @description Its priority. */
            priorityType: components["schemas"]["PriorityType"];
            /**
             * Format: int32
             * @description Its position in its folder.
             */
            position: number;
            /**
             * Format: int32
             * @description Its revision; a change names the version it was based on.
             */
            version: number;
            /** @description The description of the requested document, in the lender's words. */
            description: string | null;
            /**
             * Format: int32
             * @description The maximum age of a document, in days.
             */
            freshnessDays: number | null;
            /**
             * Format: date
             * @description The due date.
             */
            dueDate: string | null;
            /** @description Whether the loan can do without it. */
            optional: boolean;
            /** @description How to obtain the document, as plain text; URLs in it become links. */
            instructions: string | null;
            /** @description A note for lenders; none for others. */
            internalNote: string | null;
            /**
             * Format: uuid
             * @description The template element it was created from.
             */
            templateElementId: string | null;
            example: null | components["schemas"]["ExampleFile"];
            /** @description Its review state. */
            reviewState: components["schemas"]["ReviewState"];
            rejection: null | components["schemas"]["AnswerRejection"];
            answer: null | components["schemas"]["Answer"];
            /** @description All documents that answer it, oldest first. */
            answers: components["schemas"]["Answer"][];
            notApplicable: null | components["schemas"]["NotApplicable"];
            /**
             * Format: int64
             * @description How many comments the person can read.
             */
            commentCount: number;
            /** @description Whether it has history entries that the person can read. */
            hasHistory: boolean;
            /** @description Whether it has earlier versions: rejected documents that another answer replaced. */
            hasEarlierAnswers: boolean;
            /** @description The users it is shared with. */
            sharedInfo: components["schemas"]["SharedInfo"][];
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
        };
        /** @description A new passkey. */
        NewPasskey: {
            /** @description The challenge's `ceremony`. */
            ceremony: string;
            /** @description Its name; defaults to the browser's name. */
            passkeyName?: string;
            /** @description The result of `navigator.credentials.create`, as WebAuthn JSON. */
            credential: unknown;
        };
        /** @description A share to create (ENTITY-30). */
        NewShare: {
            /**
             * Format: uuid
             * @description The element.
             */
            infoId: string;
            /**
             * Format: uuid
             * @description Its loan, the one in the path.
             */
            loanId: string;
            /** @description The permissions of the share. */
            permissions: components["schemas"]["SharePermission"];
            /**
             * Format: uuid
             * @description The user who shares; if given, it must be the signed-in user.
             */
            sharedByUserId?: string | null;
            /**
             * Format: uuid
             * @description The user it is shared with.
             */
            sharedWithUserId: string;
        };
        /**
         * @description The reason why a reminder isn't sent.
         * @enum {string}
         */
        NoReminder: "OFF" | "PAUSED" | "NOT_UNDER_WAY" | "NO_ADDRESS" | "NOT_INVITED" | "INVITATION_EXPIRED" | "NOTHING_WAITING" | "REMINDED_TODAY" | "MOST_REACHED" | "NO_OCCASION" | "ANSWERED" | "NO_PERSON";
        /**
         * @description Why the text of a file couldn't be read.
         * @enum {string}
         */
        NoTextReason: "LOCKED" | "DAMAGED" | "TOO_LARGE" | "TOO_HARD";
        /** @description Why a request doesn't apply. */
        NotApplicable: {
            /** @description The reason, in the person's own words. */
            reason: string;
            /** @description The person who claimed it. */
            byName: string;
            /**
             * Format: date-time
             * @description When it was claimed.
             */
            at: string;
        };
        /** @description A person who gets no email. */
        NotReminded: {
            /** @description The person. */
            user: components["schemas"]["UserRef"];
            /** @description The reason. */
            whyNot: components["schemas"]["NoReminder"];
            /** @description The reason as text. */
            words: string;
        };
        /** @description A request that doesn't accept a document back. */
        NotTaken: {
            /** @description Its name, as far as the person may know it. */
            name: string | null;
            /** @description The reason, as text. */
            why: string;
        };
        /** @description A line in the notification list. */
        NoticeEntry: {
            /** @description The notifications that it combines, newest first. */
            ids: string[];
            /** @description The name of the person who did it. */
            actorName: string;
            /** @description The action, as text that follows their name. */
            words: string;
            /** @description The reason, if one was given. */
            why: string | null;
            /**
             * Format: date-time
             * @description The time of the latest.
             */
            at: string;
            /** @description Whether it has been read. */
            read: boolean;
            /**
             * Format: uuid
             * @description The loan.
             */
            loanId: string;
            /** @description The loan's name. */
            loanName: string;
            /**
             * Format: uuid
             * @description The lending company.
             */
            lenderId: string;
            /**
             * Format: uuid
             * @description The related request.
             */
            elementId: string | null;
            /** @description The target of the line. */
            leadsTo: components["schemas"]["NoticePlace"];
        };
        /**
         * @description The kind of event that a notice is about.
         * @enum {string}
         */
        NoticeKind: "assigned" | "sent-back" | "accepted" | "commented" | "answered" | "added" | "handed-over" | "malware" | "damaged" | "undelivered";
        /** @description A page of the user's notifications. */
        NoticePage: {
            /** @description The notifications, newest first. */
            content: components["schemas"]["NoticeEntry"][];
            /** @description The value of `before` for the next page; null on the last. */
            next: string | null;
        };
        /**
         * @description The target of a line.
         * @enum {string}
         */
        NoticePlace: "request" | "loan" | "loans";
        /** @description A kind of notice, and how it is delivered. */
        NoticeSetting: {
            /** @description The kind. */
            kind: components["schemas"]["NoticeKind"];
            /** @description The label. */
            label: string;
            /** @description Whether it is turned on. */
            on: boolean;
            /** @description The chosen delivery. */
            delivery: components["schemas"]["NotificationDelivery"];
            /** @description The deliveries to choose from. */
            options: components["schemas"]["DeliveryOption"][];
        };
        /**
         * @description How a notice is delivered. Every delivery except `Off` includes the app.
         * @enum {string}
         */
        NotificationDelivery: "app" | "immediate" | "bundled" | "daily" | "off";
        /** @description A notification of one person, and what happened to its email. */
        NotificationEmailEntry: {
            /**
             * Format: uuid
             * @description The notification.
             */
            id: string;
            /**
             * Format: date-time
             * @description The time of the event.
             */
            at: string;
            /** @description The kind of event. */
            kind: components["schemas"]["NoticeKind"];
            /** @description The name of the person who did it. */
            actorName: string;
            /** @description The action, as text that follows their name. */
            event: string;
            /**
             * Format: uuid
             * @description The related request.
             */
            elementId: string | null;
            /**
             * Format: uuid
             * @description The person who was notified.
             */
            recipientId: string;
            /** @description Their name. */
            recipientName: string;
            /** @description The state of the email. */
            state: components["schemas"]["NotificationEmailState"];
            /** @description The state as text, with the reason. */
            words: string;
            /**
             * Format: date-time
             * @description When it was sent or skipped, or is due.
             */
            stateAt: string | null;
        };
        /** @description A page of a loan's notifications, with their emails. */
        NotificationEmailPage: {
            /** @description The notifications, newest first. */
            content: components["schemas"]["NotificationEmailEntry"][];
            /** @description The value of `before` for the next page; null on the last. */
            next: string | null;
        };
        /**
         * @description The state of an email.
         * @enum {string}
         */
        NotificationEmailState: "sent" | "waiting" | "skipped";
        /**
         * @description Why a document isn't in one PDF.
         * @enum {string}
         */
        OmissionReason: "KIND" | "LOCKED" | "DAMAGED" | "UNCHECKED" | "MISSING" | "NO_ROOM" | "TOO_HARD";
        /** @description A loan to create. */
        OpenLoan: components["schemas"]["LoanFacts"] & {
            /** @description The borrowers; the first is the lead. */
            borrowers?: components["schemas"]["Borrower"][];
            /** @description Whether to send them invitations. */
            invite?: boolean;
            /** @description Colleagues to add, each in their company role. */
            colleagues?: string[];
            /** @description Whether to invite the colleagues who haven't joined yet. */
            inviteColleagues?: boolean;
            /**
             * Format: uuid
             * @description The company template that its needs list starts with.
             */
            templateId?: string | null;
            /**
             * Format: uuid
             * @description The loan whose needs list is copied.
             */
            needsListOf?: string | null;
            /** @description Idempotency key: requests with the same key create one loan. */
            idempotencyKey: string;
        };
        /** @description A created loan and its statistics. */
        OpenedLoan: {
            /**
             * Format: uuid
             * @description The loan's id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /**
             * Format: int32
             * @description The number of its borrowers.
             */
            borrowers: number;
            /**
             * Format: int32
             * @description The number of invited borrowers.
             */
            invited: number;
            /**
             * Format: int32
             * @description The number of requests in its needs list.
             */
            requests: number;
            /** @description All of this as text. */
            said: string;
        };
        /**
         * @description How far one PDF is.
         * @enum {string}
         */
        OrderState: "WAITING" | "MADE" | "FAILED";
        /** @description The original of a message. */
        OriginalMessage: {
            /** @description The original HTML, without anything that loads, runs, submits or navigates. */
            htmlContent: string;
            /** @description Whether it had remote images, which are removed. */
            remoteImages: boolean;
        };
        /**
         * @description A lender's decision about a message's waiting addresses.
         * @enum {string}
         */
        OutsideDecision: "APPROVE" | "DECLINE";
        /** @description The user's own role on a loan. */
        OwnLoanRole: {
            /**
             * Format: uuid
             * @description The user's loan role; all zeros for an underwriter who views the loan without one.
             */
            loanRoleId: string;
            /** @description The user's role. */
            role: components["schemas"]["Role"];
            /** @description Its group. */
            roleGroup: components["schemas"]["RoleGroup"];
            /** @description Its permissions on this loan. */
            permissions: components["schemas"]["Permission"][];
        };
        /** @description One of the user's passkeys. */
        OwnPasskey: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description The name that the user gave it. */
            name: string;
            /**
             * Format: date-time
             * @description When it was added.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the user last signed in with it; null if never.
             */
            lastUsedAt: string | null;
        };
        /** @description A browser in which the user is signed in. */
        OwnSession: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its description. */
            device: string;
            /**
             * Format: date-time
             * @description When the user signed in there.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last used, to the minute.
             */
            lastSeenAt: string;
            /** @description Whether it is the caller's. */
            current: boolean;
        };
        /** @description The changes since the last package. */
        PackageChanges: {
            last: null | components["schemas"]["LastPackage"];
            /** @description The changes as text: `3 new, 1 new version, 1 gone`. */
            summary: string;
            /** @description The new documents. */
            content: components["schemas"]["ChangedDocument"][];
            /** @description The names of documents that were in the last package and no longer exist. */
            gone: string[];
        };
        /** @description A document of the package. */
        PackageDocument: {
            /**
             * Format: uuid
             * @description The request it answers.
             */
            elementId: string;
            /** @description The names of the folders that the request is in, from the top. */
            path: string[];
            /** @description The name of the request. */
            name: string;
            /**
             * Format: uuid
             * @description The document's id.
             */
            documentId: string;
            /** @description Its name. */
            documentName: string;
            /**
             * Format: int64
             * @description Its size in bytes.
             */
            size: number;
            /** @description Its MIME type. */
            mimeType: string;
            /** @description The review state of the document. */
            reviewState: components["schemas"]["AnswerState"];
            /** @description The name of the uploader. */
            uploadedByName: string;
            /**
             * Format: date-time
             * @description When it was uploaded.
             */
            uploadedAt: string;
            virusCheck: null | components["schemas"]["VirusCheck"];
        };
        /**
         * @description The format of a package.
         * @enum {string}
         */
        PackageKind: "ZIP" | "PDF";
        /**
         * @description How a document compares with the viewer's last package.
         * @enum {string}
         */
        PackageNovelty: "NEW" | "NEW_VERSION";
        /** @description A PDF of documents that a person requested. */
        PackagePdf: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its progress. */
            state: components["schemas"]["OrderState"];
            /**
             * Format: int32
             * @description How many documents it will contain.
             */
            documents: number;
            /**
             * Format: int32
             * @description How many of them have been processed.
             */
            done: number;
            /**
             * Format: int32
             * @description How many pages it has, once it is complete.
             */
            pages: number;
            /**
             * Format: int64
             * @description Its size in bytes, once it is complete.
             */
            size: number;
            /** @description The documents that it doesn't contain. */
            leftOut: components["schemas"]["LeftOutDocument"][];
            /** @description Why it failed, as text with what to do. */
            message: string | null;
            /**
             * Format: date-time
             * @description When it was requested.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when it is kept.
             */
            expiresAt: string;
        };
        /** @description The PDFs of a loan's documents that the person requested. */
        PackagePdfs: {
            /** @description The latest first. */
            content: components["schemas"]["PackagePdf"][];
        };
        /** @description A download that is ready to start. */
        PackageTicket: {
            /**
             * Format: uuid
             * @description The id that the download names; it is valid for 15 minutes, for this person.
             */
            id: string;
            /**
             * Format: int32
             * @description How many documents the archive holds.
             */
            documents: number;
            /**
             * Format: int64
             * @description Their total size in bytes.
             */
            size: number;
        };
        /** @description Which documents to download. */
        PackageWish: {
            /** @description Only those a lender accepted. */
            acceptedOnly?: boolean;
            /** @description Only these, at most 5,000; all when empty. */
            documentIds?: string[];
        };
        /**
         * @description A place on a page. Its measures are parts of the page as it is kept, not turned: 0 is its left or upper edge,
         *     1 its right or lower one.
         */
        PageMark: {
            /**
             * Format: int32
             * @description The page, from 1.
             */
            page: number;
            /**
             * Format: double
             * @description Where the box begins, from the left.
             */
            x: number;
            /**
             * Format: double
             * @description Where it begins, from above.
             */
            y: number;
            /**
             * Format: double
             * @description How wide it is.
             */
            width: number;
            /**
             * Format: double
             * @description How high it is.
             */
            height: number;
            /** @description What is wrong there; optional, as the box alone can show it. */
            note?: string;
        };
        /** @description One page of a list. */
        Page_BookEntry: {
            /** @description The rows of this page. */
            content: {
                /** @description The person. */
                user: components["schemas"]["UserRef"];
                /** @description Their roles on the lender's loans. */
                roles: components["schemas"]["RoleOnLoan"][];
                /**
                 * Format: date-time
                 * @description When they last used Loanroom.
                 */
                lastActiveAt: string | null;
            }[];
            /**
             * Format: int64
             * @description The page number, from 0.
             */
            page: number;
            /**
             * Format: int64
             * @description Rows per page.
             */
            size: number;
            /**
             * Format: int64
             * @description The number of rows on all pages.
             */
            totalElements: number;
            /** @description Whether this is the last page. */
            last: boolean;
        };
        /** @description One page of a list. */
        Page_Message: {
            /** @description The rows of this page. */
            content: {
                /**
                 * Format: uuid
                 * @description Its id.
                 */
                id: string;
                /** @description The body as sanitized HTML; empty once it is deleted. */
                body: string;
                /** @description Its subject; empty for none. */
                subject: string;
                /**
                 * Format: int64
                 * @description Its number in the thread, from 1.
                 */
                seq: number;
                /** @description The sender. */
                from: components["schemas"]["UserRef"];
                /** @description To: users. */
                toRecipients: components["schemas"]["UserRef"][];
                /** @description To: addresses. */
                toEmails: string[];
                /** @description Cc: users. */
                ccRecipients: components["schemas"]["UserRef"][];
                /** @description Cc: addresses. */
                ccEmails: string[];
                /** @description Bcc: users. The sender sees all, the recipient of a blind copy only themselves. */
                bccRecipients: components["schemas"]["UserRef"][];
                /** @description Bcc: addresses, visible to the sender only. */
                bccEmails: string[];
                /**
                 * Format: date-time
                 * @description The time when it was received.
                 */
                processedTime: string;
                /**
                 * Format: date-time
                 * @description The time when it was sent.
                 */
                createdDate: string;
                /**
                 * Format: date-time
                 * @description The time of its last change.
                 */
                updatedDate: string;
                /** @description Whether it was edited. */
                edited: boolean;
                /** @description Whether it was deleted. */
                deleted: boolean;
                /** @description Its thread. */
                messageThread: components["schemas"]["MessageThread"];
                /** @description The attached files. */
                documents: components["schemas"]["MessageDocument"][];
                /** @description The URL of the original email, if the message came by email. */
                originalMessageContentUrl: string | null;
                inReplyToMessage: null | components["schemas"]["RepliedTo"];
                /** @description The beginning of its text. */
                textPreview: string;
                /** @description Whether the user hasn't read it. */
                unread: boolean;
                /** @description Whether the user marked it as important. */
                important: boolean;
                /** @description Whether it mentions the user. */
                mentionsMe: boolean;
                /** @description Whether it is a digest. */
                isDigest: boolean;
                outsideAddressesWaiting: null | components["schemas"]["WaitingAddresses"];
                /** @description The addresses that its email couldn't be delivered to, visible to the sender. */
                undelivered: components["schemas"]["UndeliveredEmail"][];
                /** @description The people who have read it and are visible to the user. */
                readBy: components["schemas"]["ReadBy"][];
                /** @description Whether the user may edit it. */
                canEdit: boolean;
                /** @description Whether the user may delete it. */
                canDelete: boolean;
                /** @description Whether the user may restore it. */
                canRestore: boolean;
                /** @description Whether the user may reply to it. */
                canReply: boolean;
            }[];
            /**
             * Format: int64
             * @description The page number, from 0.
             */
            page: number;
            /**
             * Format: int64
             * @description Rows per page.
             */
            size: number;
            /**
             * Format: int64
             * @description The number of rows on all pages.
             */
            totalElements: number;
            /** @description Whether this is the last page. */
            last: boolean;
        };
        /** @description One page of a list. */
        Page_Thread: {
            /** @description The rows of this page. */
            content: {
                /**
                 * Format: uuid
                 * @description Its id.
                 */
                id: string;
                /** @description Its subject; null for a direct thread. */
                title: string | null;
                /** @description Whether only its members see it. */
                locked: boolean;
                /** @description Whether it is for lenders only. */
                lendingTeam: boolean;
                /** @description Whether it is the loan's general thread, which everyone on the loan sees. */
                general: boolean;
                /** @description Whether it is closed for new messages. */
                inactive: boolean;
                /** @description The kind of conversation. */
                messageThreadCategory: components["schemas"]["ThreadCategory"];
                /**
                 * Format: uuid
                 * @description Its loan.
                 */
                loanId: string;
                lastMessage: null | components["schemas"]["LastMessage"];
                /**
                 * Format: date-time
                 * @description The time when that message was sent.
                 */
                lastMessageDate: string | null;
                /**
                 * Format: uuid
                 * @description The last message that the user hasn't read.
                 */
                lastUnreadMessageId: string | null;
                /**
                 * Format: int64
                 * @description The number of messages that the user hasn't read.
                 */
                unreadCount: number;
                /** @description Whether the user muted it. */
                muted: boolean;
                /** @description Its labels. */
                labels: string[];
                /** @description Whether the user has a draft in it. */
                hasDraft: boolean;
                createdByUser: null | components["schemas"]["UserRef"];
                /** @description Its people that are visible to the user. */
                users: components["schemas"]["ThreadUser"][];
                /** @description The addresses that get its messages by email, without access to the loan. */
                emailParticipants: components["schemas"]["EmailParticipant"][];
                /** @description Whether the user may write in it. */
                canWrite: boolean;
            }[];
            /**
             * Format: int64
             * @description The page number, from 0.
             */
            page: number;
            /**
             * Format: int64
             * @description Rows per page.
             */
            size: number;
            /**
             * Format: int64
             * @description The number of rows on all pages.
             */
            totalElements: number;
            /** @description Whether this is the last page. */
            last: boolean;
        };
        /** @description One page of a list. */
        Page_TrayFile: {
            /** @description The rows of this page. */
            content: {
                /**
                 * Format: uuid
                 * @description Its id.
                 */
                id: string;
                /** @description Its name. */
                name: string;
                /**
                 * Format: int64
                 * @description Its size in bytes.
                 */
                size: number;
                /** @description Its MIME type. */
                mimeType: string;
                /** @description The SHA-256 of its bytes, in hexadecimal. */
                checksum: string;
                /** @description Whether it needs a password to open. */
                locked: boolean;
                /** @description The name of the archive that contained it. */
                cameIn: string | null;
                /** @description The URL of its bytes. */
                downloadUrl: string;
                virusCheck: null | components["schemas"]["VirusCheck"];
                /** @description The submission it belongs to. */
                handIn: components["schemas"]["HandIn"];
            }[];
            /**
             * Format: int64
             * @description The page number, from 0.
             */
            page: number;
            /**
             * Format: int64
             * @description Rows per page.
             */
            size: number;
            /**
             * Format: int64
             * @description The number of rows on all pages.
             */
            totalElements: number;
            /** @description Whether this is the last page. */
            last: boolean;
        };
        /** @description A passkey's response. */
        PasskeyAnswer: {
            /** @description The challenge's `ceremony`. */
            ceremony: string;
            /** @description The result of `navigator.credentials.get`, as WebAuthn JSON. */
            credential: unknown;
        };
        /** @description A challenge for a passkey. */
        PasskeyChallenge: {
            /** @description To be sent back with the response, within five minutes. */
            ceremony: string;
            /** @description The `publicKey` option of `navigator.credentials`, as WebAuthn JSON. */
            options: unknown;
        };
        /** @description Whether a loan's reminders are paused. */
        PauseReminders: {
            /** @description Whether they are paused. */
            paused: boolean;
        };
        /** @description A page of people, without the total number. */
        PeoplePage: {
            /** @description The people. */
            content: components["schemas"]["UserRef"][];
            /**
             * Format: int64
             * @description The page, from 0.
             */
            page: number;
            /**
             * Format: int64
             * @description Page size.
             */
            size: number;
            /** @description Whether this is the last page. */
            last: boolean;
        };
        /**
         * @description A permission on a loan beyond being a member (platform §6).
         * @enum {string}
         */
        Permission: "CrudAssociate" | "MakeLeads" | "UpdateBorrower" | "SeeBorrowersCreditScore" | "SeeBorrowersTasks" | "SeeDriversLicense" | "LendingTeamCommunication" | "BorrowerTeamCommunication";
        /** @description The contents of a person card. */
        PersonCard: {
            /** @description The person. */
            user: components["schemas"]["UserRef"];
            /** @description Their role on the loan. */
            loanRole: components["schemas"]["LoanRole"];
            /**
             * Format: uuid
             * @description The id for credit routes; for lenders and the person.
             */
            individualId: string | null;
            credit: null | components["schemas"]["CreditReport"];
            creditElement: null | components["schemas"]["FormElement"];
            licence: null | components["schemas"]["CardLicence"];
            /** @description Whether the viewer may write to them. */
            canSendMessage: boolean;
            /** @description The viewer's permissions on the loan. */
            permissions: components["schemas"]["Permission"][];
        };
        /** @description A phone number with the country it is written for. */
        PhoneNumber: {
            /**
             * @description The country code; US by default (CONTACT-07).
             * @default US
             */
            locale: string;
            /**
             * @description As typed.
             * @default
             */
            value: string;
        };
        /** @description A phone number, wrapped in its field. */
        PhoneValue: {
            /** @description As stored. */
            value?: string | null;
        };
        /** @description The planned reminders of a person. */
        PlannedPerson: {
            /** @description The person. */
            user: components["schemas"]["UserRef"];
            /**
             * Format: date
             * @description The day of the next email in their time zone; null if none is planned.
             */
            on: string | null;
            whyNot: null | components["schemas"]["NoReminder"];
            /** @description The day or the reason as text. */
            words: string;
            /** @description The requests that wait for them, in list order; at most 200. */
            requests: components["schemas"]["PlannedRequest"][];
            /** @description The number of further requests. */
            more: number;
        };
        /** @description The next reminder of a request. */
        PlannedRequest: {
            /**
             * Format: uuid
             * @description The request.
             */
            elementId: string;
            /** @description Its name. */
            name: string;
            /**
             * Format: date
             * @description Its due date.
             */
            dueDate: string | null;
            /**
             * Format: date
             * @description The day on which it is sent, unless the request is answered before; null if no reminder is planned.
             */
            on: string | null;
            whyNot: null | components["schemas"]["NoReminder"];
            /** @description The date or the reason as text. */
            words: string;
        };
        /** @description A row of the file and its result. */
        PreviewRow: {
            /**
             * Format: int32
             * @description Row number as in the spreadsheet: the headings are row 1.
             */
            row: number;
            /** @description The result. */
            verdict: components["schemas"]["RowVerdict"];
            /** @description The cells under the titles. */
            cells: string[];
            /** @description The changes, or the reasons for skipping the row, in words. */
            words: string[];
        };
        /**
         * @description How urgent an element is, or that borrowers must not see it.
         * @enum {string}
         */
        PriorityType: "UNSET" | "HIDDEN" | "PRIVATE" | "IGNORE" | "BLOCKER" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | "URGENT";
        /** @description The body of an error response. */
        ProblemBody: {
            /** @description A URN for the kind of problem. */
            type: string;
            /** @description A short title for the kind of problem. */
            title: string;
            /**
             * Format: int32
             * @description The HTTP status.
             */
            status: number;
            /** @description The machine-readable kind of problem. */
            code: string;
            /** @description The message for people: what happened and what to do. */
            message: string;
            /** @description The fields with invalid values. */
            violations: components["schemas"]["Violation"][];
            /** @description With the codes `stale` and `upload-offset`: the currently stored value. */
            current?: Record<string, never> | null;
        };
        /** @description Whole percents of accepted, submitted and open requests: together 100, or all 0 without requests. */
        Progress: {
            /**
             * Format: int32
             * @description Accepted.
             */
            acceptedPct: number;
            /**
             * Format: int32
             * @description Open or returned.
             */
            openPct: number;
            /**
             * Format: int32
             * @description Answered, not yet reviewed.
             */
            submittedPct: number;
        };
        /** @description The editable data of a loan. */
        PutFacts: components["schemas"]["LoanFacts"] & {
            /**
             * Format: int32
             * @description The loan's version that the change is based on.
             */
            version: number;
        };
        /** @description An entity's labels on this loan. */
        PutLabels: {
            /** @description All of them. */
            labels: components["schemas"]["EntityLabel"][];
        };
        /** @description The labels of a role, by title. */
        PutRoleLabels: {
            /** @description All of its labels. */
            labels: string[];
            /**
             * Format: int32
             * @description The loan role's version that the choice is based on.
             */
            version: number;
        };
        /** @description A role to add or rename. */
        PutSubRole: {
            /**
             * Format: uuid
             * @description The company.
             */
            companyId: string;
            /** @description Its title. */
            title: string;
            /** @description Ignored: a new role's kind is always CONTACT. */
            subRoleType?: components["schemas"]["SubRoleType"];
            /**
             * Format: uuid
             * @description The id of an existing role; none for a new one.
             */
            id?: string | null;
        };
        /** @description A person who has read a message. */
        ReadBy: {
            /** @description The person. */
            user: components["schemas"]["UserRef"];
            /**
             * Format: date-time
             * @description The time when they read it.
             */
            readAt: string;
        };
        /** @description The notifications to mark as read. */
        ReadNotices: {
            /** @description These notifications, at most 500. */
            noticeIds?: string[];
            /**
             * Format: date-time
             * @description Additionally, all notifications up to this time.
             */
            upTo?: string | null;
        };
        /** @description A possible recipient. */
        RecipientOption: {
            /** @description Their user id, or an address among the user's contacts. */
            value: string;
            /** @description Their name. */
            label: string;
            /** @description Whether it is the current user. */
            isMe: boolean;
            /** @description Whether they have a role on the loan. A person who was only invited has none. */
            onLoan: boolean;
            /** @description Whether they have a pending invitation to the loan. */
            invited: boolean;
            role: null | components["schemas"]["Role"];
            /** @description Whether borrowers see them on the loan. */
            visibleToBorrower: boolean;
            /** @description Whether they are a contact in a list that the user sees. */
            isContact: boolean;
            /**
             * Format: int32
             * @description The number of their tasks on the loan that the user may know of.
             */
            taskCount: number;
            /**
             * Format: uuid
             * @description The document with their picture.
             */
            avatar: string | null;
            /** @description The person. */
            user: components["schemas"]["UserRef"];
        };
        /** @description A report that is recorded or imported by hand. */
        RecordReport: {
            /**
             * Format: int32
             * @description The score; null if the report failed.
             */
            score?: number | null;
            softCreditStatus?: null | components["schemas"]["SoftCreditStatus"];
            /** @description The error as text; the rule calls it `description`. */
            error?: string | null;
        };
        /** @description Recovery codes, shown only once; empty if the user already has some. */
        RecoveryCodes: {
            /** @description The codes as shown. */
            codes: string[];
        };
        /**
         * @description The reason for rejecting an answer.
         * @enum {string}
         */
        RejectReason: "UNREADABLE" | "INCOMPLETE" | "WRONG_DOCUMENT" | "WRONG_PERSON" | "OUT_OF_DATE" | "NOT_SIGNED" | "PASSWORD_PROTECTED" | "OTHER";
        /** @description The reminders to send. */
        RemindPeople: {
            /**
             * @description The requests and folders, at most 500; all requests if empty.
             * @default []
             */
            elementIds: string[];
            /**
             * @description The people, at most 500; all people if empty.
             * @default []
             */
            userIds: string[];
            /**
             * @description A note from the lender, at most 500 characters.
             * @default
             */
            note: string;
            /**
             * @description Whether people who were already reminded today get another email.
             * @default false
             */
            again: boolean;
            /**
             * @description Whether to only return who would get an email.
             * @default false
             */
            dryRun: boolean;
        };
        /** @description The sent reminders, and what was skipped. */
        RemindResult: {
            /** @description The people who get an email. */
            reminded: components["schemas"]["RemindedPerson"][];
            /** @description The people who get none. */
            skipped: components["schemas"]["NotReminded"][];
            /** @description The chosen requests that no email contains. */
            leftOut: components["schemas"]["RequestLeftOut"][];
            /** @description Whether more people get an email with `again`. */
            canRepeat: boolean;
            /** @description A summary. */
            words: string;
        };
        /** @description A person who gets an email. */
        RemindedPerson: {
            /** @description The person. */
            user: components["schemas"]["UserRef"];
            /** @description The number of requests in the email. */
            requests: number;
        };
        /** @description The reminders of a request. */
        ReminderHistory: {
            /**
             * Format: int32
             * @description The number of days on which people were reminded of it.
             */
            count: number;
            /**
             * Format: date
             * @description The last of them.
             */
            last: string | null;
            /** @description The same as text; null without reminders. */
            words: string | null;
        };
        /** @description A loan whose reminders are paused. */
        ReminderPause: {
            /**
             * Format: date-time
             * @description The time when they were paused.
             */
            pausedAt: string;
        };
        /** @description A company's reminder policy. */
        ReminderPolicy: {
            /** @description Whether reminders are sent. */
            on: boolean;
            /**
             * Format: int32
             * @description The number of days before the due date of the first reminder; none for no such reminder.
             */
            daysBefore?: number | null;
            /** @description Whether people are reminded on the due date. */
            onDueDate?: boolean;
            /**
             * Format: int32
             * @description The number of days between reminders after the due date; none for no such reminders.
             */
            daysAfter?: number | null;
            /**
             * Format: int32
             * @description The number of days between reminders of requests without a due date; none for no such reminders.
             */
            daysWithoutDate?: number | null;
            /**
             * Format: int32
             * @description The maximum number of reminders of a request that a person gets.
             */
            most: number;
            /** @description Whether no reminders are sent on Saturdays and Sundays. */
            skipWeekends?: boolean;
            /** @description The days on which no reminders are sent, such as holidays. */
            skippedDays?: string[];
        };
        /** @description A company's reminder policy. */
        ReminderSettings: {
            /** @description The policy. */
            policy: components["schemas"]["ReminderPolicy"];
            /** @description The policy as sentences. */
            words: string;
            /**
             * Format: int32
             * @description The version, to be sent with changes; 0 if it was never saved.
             */
            version: number;
        };
        /** @description The password of a PDF; it isn't stored. */
        RemovePassword: {
            /** @description The user or owner password; empty for a PDF that opens without one. */
            password: string;
        };
        /** @description A document's new name. */
        RenameDocument: {
            /** @description The new base name; the extension stays, whether it is repeated here or not. */
            name: string;
        };
        /** @description A new name of a passkey. */
        RenamePasskey: {
            /** @description The new name. */
            passkeyName?: string;
        };
        /** @description The message that another one replies to. */
        RepliedTo: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description The sender. */
            from: components["schemas"]["UserRef"];
            /** @description The beginning of its text. */
            textPreview: string;
        };
        /**
         * @description The status of a credit report.
         * @enum {string}
         */
        ReportStatus: "NONE" | "READY" | "ERROR";
        /** @description A chosen request that no email contains. */
        RequestLeftOut: {
            /**
             * Format: uuid
             * @description The request.
             */
            elementId: string;
            /** @description Its name. */
            name: string;
            /** @description The reason. */
            whyNot: components["schemas"]["NoReminder"];
            /** @description The reason as text. */
            words: string;
        };
        /** @description A returned request. */
        RequestSentBack: {
            /**
             * Format: uuid
             * @description Its id.
             */
            elementId: string;
            /** @description Its name. */
            elementName: string;
            /**
             * Format: uuid
             * @description The loan.
             */
            loanId: string;
            /** @description The loan's name. */
            loanName: string;
            /** @description The reason as text. */
            reason: string | null;
            /**
             * Format: date-time
             * @description The time when it was returned.
             */
            at: string | null;
        };
        /** @description The returned requests that have waited longest for a new answer. */
        RequestsSentBack: {
            /**
             * Format: int64
             * @description The total number; 501 for more than 500.
             */
            total: number;
            /** @description The total as text: "500+" for more than 500. */
            totalWords: string;
            /** @description The first 12. */
            content: components["schemas"]["RequestSentBack"][];
        };
        /** @description One of a person's residential addresses. */
        ResidentialAddress: {
            /** @description The address with its flag. */
            address: components["schemas"]["Address"];
        };
        /** @description A document that was restored. */
        RestoredDocument: {
            /** @description The document. */
            document: components["schemas"]["Document"];
            /** @description The names of the requests that it answers again; none when it is back in its uploader's shoebox. */
            onto: string[];
            /** @description The requests that no longer accept it. */
            leftOut: components["schemas"]["NotTaken"][];
        };
        /** @description The number of file requests in each state. */
        ReviewCounts: {
            /**
             * Format: int32
             * @description Without an answer.
             */
            open: number;
            /**
             * Format: int32
             * @description Answered or marked as not applicable, not yet reviewed.
             */
            submitted: number;
            /**
             * Format: int32
             * @description Accepted.
             */
            accepted: number;
            /**
             * Format: int32
             * @description Sent back, at least in part.
             */
            rejected: number;
        };
        /**
         * @description A lender's verdict on an answer.
         * @enum {string}
         */
        ReviewDecision: "ACCEPTED" | "REJECTED" | "SUBMITTED";
        /** @description A lender's verdict on the documents that answer a request. */
        ReviewElement: {
            /** @description Accept, reject, or set back to submitted. */
            decision: components["schemas"]["ReviewDecision"];
            /** @description The code of the reason for a rejection. */
            reason?: string | null;
            /** @description A note in the lender's own words. */
            note?: string | null;
            /** @description The documents to review; all if omitted. */
            documentIds?: string[] | null;
            /**
             * Format: int32
             * @description The version of the request that the client saw; the current one if omitted.
             */
            version?: number | null;
            /**
             * @description The documents as the client showed them: changed content is refused with the code `newer-than-shown`. A verdict
             *     on a not-applicable claim names `version` instead.
             */
            shown?: components["schemas"]["ShownDocument"][];
            /** @description Marks on the pages of the rejected documents. */
            marked?: components["schemas"]["MarkedDocument"][];
        };
        /**
         * @description How far a request's answer is.
         * @enum {string}
         */
        ReviewState: "OPEN" | "SUBMITTED" | "ACCEPTED" | "REJECTED" | "PARTLY_ACCEPTED" | "NOT_APPLICABLE";
        /**
         * @description The review status of a loan. The variants are in the order of the specification (platform §4).
         * @enum {string}
         */
        ReviewStatus: "LEAD" | "IN_PROGRESS" | "READY_FOR_UNDERWRITING" | "READY_FOR_REVIEW_PENDING" | "READY_FOR_REVIEW_REVIEW" | "REVIEW_COMPLETE_ACCEPTED" | "REVIEW_COMPLETE_CONDITIONAL" | "REVIEW_COMPLETE_REJECTED" | "CLOSING" | "IN_SERVICE" | "ARCHIVE" | "IN_DEFAULT" | "HOLD" | "WITHDRAWN";
        /**
         * @description A person's role on a loan. The order of the variants is the sort order of the lending team, then
         *     the borrowers', then contacts (TEAM-14, TEAM-15).
         * @enum {string}
         */
        Role: "LEAD_LENDER" | "MANAGER" | "ASSOCIATE_LENDER" | "LENDER" | "UNDERWRITER" | "LEAD_BORROWER" | "BORROWER" | "CONTACT";
        /**
         * @description The three groups that users fall into (platform §1).
         * @enum {string}
         */
        RoleGroup: "BORROWER" | "LENDER" | "CONTACT";
        /** @description A person's role on one of the lender's loans. */
        RoleOnLoan: {
            /**
             * Format: uuid
             * @description The loan.
             */
            loanId: string;
            /** @description Its name. */
            loanName: string;
            /** @description The role. */
            role: components["schemas"]["Role"];
            /** @description Whether a contact is a key contact. */
            keyContact: boolean;
            /** @description A contact's role. */
            subRoleTitle: string | null;
        };
        /**
         * @description The result for a row.
         * @enum {string}
         */
        RowVerdict: "CREATED" | "CHANGED" | "SAME" | "REFUSED";
        /** @description A rule. */
        RuleRow: {
            /** @description `domain.rule`. */
            name: string;
            /** @description The domain part of the name. */
            domain: string;
            /** @description The name of its export in the browser's WebAssembly module. */
            jsName: string;
            /** @description The specification's section that requires it. */
            source: string;
            /** @description The rule as a sentence in business language. */
            sentence: string;
        };
        /** @description A template to save. It always belongs to the user who saves it. */
        SaveMessageTemplate: {
            /** @description Its name. */
            name: string;
            /** @description The text as HTML. */
            body?: string;
            /**
             * Format: uuid
             * @description The template to update; omitted for a new one.
             */
            id?: string | null;
            /**
             * Format: uuid
             * @description Ignored: the owner is the current user.
             */
            ownerId?: string | null;
        };
        /** @description A signature to save. */
        SaveSignature: {
            /** @description Its name. */
            name: string;
            /** @description The text as HTML. */
            body?: string;
            /** @description Its uses. */
            usedIns?: string[];
            /**
             * Format: uuid
             * @description Its id, as in the path.
             */
            id?: string | null;
        };
        /** @description Why a request doesn't apply. */
        SayNotApplicable: {
            /** @description The reason, in the person's own words. */
            reason: string;
        };
        /** @description The status of the user's two-step sign-in. */
        SecondStep: {
            /**
             * Format: date-time
             * @description When the authenticator app was confirmed; null if there is none.
             */
            onSince: string | null;
            /** @description The passkeys, oldest first. Two-step sign-in is on if there are any, too. */
            passkeys: components["schemas"]["OwnPasskey"][];
            /**
             * Format: int64
             * @description The number of unused recovery codes.
             */
            recoveryCodesLeft: number;
            /** @description Whether the user's company requires two-step sign-in. */
            required: boolean;
            /** @description The methods that prove a change of sign-in methods, in addition to the password. */
            freshProof: components["schemas"]["FreshProofAsked"];
        };
        /** @description The setup data of an authenticator app. */
        SecondStepBegun: {
            /** @description The secret, to be typed. */
            secret: string;
            /** @description An `otpauth:` URL that apps open. */
            address: string;
            /** @description The same URL as a QR code in SVG. */
            picture: string;
        };
        /** @description A file's place among the files that were selected together. */
        SelectionPosition: {
            /**
             * Format: uuid
             * @description The id of the selection.
             */
            batch: string;
            /**
             * Format: int32
             * @description Its index in the selection, or that of the archive it came in.
             */
            place: number;
            /**
             * Format: int32
             * @description Its index in that archive.
             */
            inside?: number;
        };
        /**
         * @description The button that was pressed.
         * @enum {string}
         */
        Send: "ASSIGN" | "ONLY";
        /** @description A message to send. */
        SendMessage: {
            /** @description The body as HTML, up to 1 MB. */
            body?: string;
            /** @description The loan. */
            contextId?: string | null;
            /** @description The thread; empty or `NEW` for a new one. */
            messageThreadId?: string | null;
            /** @description The kind of message. */
            messageType?: string | null;
            /** @description The subject, up to 200 characters; empty for none. */
            subject?: string | null;
            /** @description Whether new people of the thread see its older messages. */
            shareOldHistory?: boolean;
            /** @description The attached documents. */
            attachments?: string[];
            /** @description Ignored: the server detects action links in the body. */
            hasLinks?: boolean;
            /** @description Labels for the thread. */
            labels?: string[];
            /**
             * Format: uuid
             * @description The message of the same thread that it replies to.
             */
            inReplyToMessage?: string | null;
            /** @description To: users on the loan. */
            toUserIds?: string[];
            /** @description To: the users' names. */
            toUserNames?: string[];
            /** @description To: addresses. */
            toUserEmails?: string[];
            /** @description Whether the thread is to be private. */
            locked?: boolean;
            /** @description Whether it is a digest. */
            isDigest?: boolean;
            /**
             * Format: uuid
             * @description The draft that it was written in.
             */
            draftedMessageId?: string | null;
            /** @description Cc: addresses. */
            ccUserEmails?: string[];
            /** @description Cc: users on the loan. */
            ccUserIds?: string[];
            /** @description Bcc: addresses. */
            bccUserEmails?: string[];
            /** @description Bcc: users on the loan. */
            bccUserIds?: string[];
            /** @description Ignored: the server detects mentions in the body. */
            mentionedUserIds?: string[];
        };
        /**
         * @description The two kinds of data whose views are logged.
         * @enum {string}
         */
        SensitiveData: "CREDIT_SCORE" | "DRIVERS_LICENSE";
        /** @description A recorded view. */
        SensitiveLook: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description The viewer. */
            viewer: components["schemas"]["UserRef"];
            /** @description The type of data. */
            what: components["schemas"]["SensitiveData"];
            /** @description A description, to be read after the viewer's name. */
            words: string;
            /**
             * Format: uuid
             * @description The individual it is about.
             */
            individualId: string;
            /** @description Their name at the time. */
            subjectName: string;
            /**
             * Format: date-time
             * @description When it was viewed.
             */
            at: string;
        };
        /** @description A page of views, latest first. */
        SensitiveLooks: {
            /** @description The views. */
            content: components["schemas"]["SensitiveLook"][];
            /**
             * Format: int64
             * @description The page, from 0.
             */
            page: number;
            /**
             * Format: int64
             * @description Page size.
             */
            size: number;
            /** @description Whether this is the last page. */
            last: boolean;
        };
        /**
         * @description Permission of a share (SHARE-14). A LINK share is stored but assigns no one.
         * @enum {string}
         */
        SharePermission: "VIEW" | "LINK";
        /** @description A share of an element with a user. */
        SharedInfo: {
            /** @description The permissions of the share. */
            permissions: components["schemas"]["SharePermission"];
            /** @description The user it is shared with. */
            sharedWithUser: components["schemas"]["UserRef"];
            /** @description The user who shared it. */
            sharedByUser: components["schemas"]["UserRef"];
        };
        /**
         * @description The kind of a step.
         * @enum {string}
         */
        SharingCall: "ADD_CONTACT" | "ADD_LENDER_USER" | "EDIT_LENDER_USER" | "CREATE_SHARES" | "MAIL_ITEMS";
        /** @description The result of a confirmed dialog. */
        SharingDone: {
            /** @description The notices to show. */
            toasts: string[];
            /**
             * Format: uuid
             * @description The id to undo it with; none if something was emailed, which can't be undone.
             */
            undoId: string | null;
        };
        /** @description A person in the sharing dialog: a user by id, or another person by email address. */
        SharingEntry: {
            /**
             * Format: uuid
             * @description The user.
             * @default null
             */
            userId: string | null;
            /**
             * @description The address of a person without an account.
             * @default null
             */
            email: string | null;
            /**
             * @description Whether the elements are shared with the person.
             * @default false
             */
            assign: boolean;
            /**
             * @description Whether the dialog showed the person on the loan. If so and they have left since, sharing is refused.
             * @default null
             */
            onLoan: boolean | null;
        };
        /** @description People under a heading. */
        SharingGroup: {
            /** @description The heading. */
            heading: string;
            /** @description The people. */
            people: components["schemas"]["SharingPerson"][];
        };
        /** @description A person in the preview. */
        SharingPerson: {
            /** @description The user's id, or the address. */
            value: string;
            /** @description The name to show. */
            name: string;
            /** @description Whether the elements are shared with the person. */
            assign: boolean;
        };
        /** @description The effects of confirming the dialog. */
        SharingPreview: {
            /** @description The people on the loan and the people who aren't. */
            groups: components["schemas"]["SharingGroup"][];
            /** @description The steps, in order: all of them are carried out, or none. */
            steps: components["schemas"]["SharingStep"][];
            /** @description The notices shown afterwards. */
            toasts: string[];
        };
        /** @description A filled sharing dialog. */
        SharingRequest: {
            /** @description The people. */
            entries: components["schemas"]["SharingEntry"][];
            /** @description The selected elements. */
            elementIds: string[];
            /** @description The button. */
            send: components["schemas"]["Send"];
            /** @description Whether a message with the elements follows; addresses then get that message. */
            withMessage?: boolean;
        };
        /** @description One step of the plan. */
        SharingStep: {
            /** @description Its kind. */
            call: components["schemas"]["SharingCall"];
            /** @description The step as text. */
            words: string;
            /** @description The user's id or the address; none if it concerns several. */
            value: string | null;
            /** @description How many shares it creates. */
            shares: number;
        };
        /** @description A document that answers no request yet. */
        ShoeboxDocument: components["schemas"]["Document"] & {
            /** @description The name of its loan. */
            loanName: string;
        };
        /** @description A document as the client showed it. */
        ShownDocument: {
            /**
             * Format: uuid
             * @description The document.
             */
            documentId: string;
            /** @description The SHA-256 of the content that was shown, in hexadecimal. */
            sha256: string;
        };
        /** @description A signature for the end of messages. */
        Signature: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description The text as HTML. */
            body: string;
            /** @description Its uses. At most one of a user's signatures has `NEW_MESSAGES`. */
            usedIns: string[];
        };
        /** @description A person with open requests on a loan. */
        SilentPerson: {
            /** @description The person. */
            user: components["schemas"]["UserRef"];
            /**
             * Format: uuid
             * @description The loan.
             */
            loanId: string;
            /** @description The loan's name. */
            loanName: string;
            /**
             * Format: int32
             * @description The number of requests that wait for them, including returned ones.
             */
            open: number;
            /**
             * Format: date-time
             * @description The time when they last sent something; null if they never did.
             */
            lastAnsweredAt: string | null;
            /**
             * Format: date-time
             * @description Since when nothing was sent: that time, or the time when they joined the loan.
             */
            since: string;
        };
        /**
         * @description The status of a credit report.
         * @enum {string}
         */
        SoftCreditStatus: "PROCESSED" | "PROCESSED_ERROR" | "PROCESSED_INCOMPLETE" | "ERROR";
        /** @description The effects of a status change on the visibility for borrowers and contacts. */
        StatusChangePreview: {
            /** @description Elements that none of them sees now and some will, in list order. */
            becomesVisible: components["schemas"]["ElementName"][];
            /** @description Elements that some of them see now and none will. */
            becomesHidden: components["schemas"]["ElementName"][];
            /** @description Other effects, as text. */
            said: string | null;
        };
        /** @description The usage of the server's disk for files. */
        StorageStatus: {
            level: null | components["schemas"]["DiskLevel"];
            /** @description The warning as text, with what to do. */
            message: string | null;
        };
        /**
         * @description The kind of an element: a folder, or a request for a file.
         * @enum {string}
         */
        StorageType: "FOLDER" | "FILE";
        /** @description A role that contacts can have at a lending company (ENTITY-24). */
        SubRole: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /**
             * Format: uuid
             * @description The company.
             */
            companyId: string;
            /** @description Its title. */
            title: string;
            /** @description Its kind. */
            subRoleType: components["schemas"]["SubRoleType"];
        };
        /**
         * @description The kinds of contact sub-roles (ENTITY-24); NONE by default (ROLE-07).
         * @enum {string}
         */
        SubRoleType: "NONE" | "BORROWER" | "MEMBER" | "KEY_CONTACT" | "CONTACT";
        /** @description The document to copy as an example. */
        TakeExample: {
            /**
             * Format: uuid
             * @description A document of any loan that you work on; its bytes are copied.
             */
            documentId: string;
        };
        /** @description Consolidated task counts by group (ENTITY-34). */
        TasksPerGroup: {
            /**
             * Format: int32
             * @default 0
             */
            workflow: number;
            /**
             * Format: int32
             * @default 0
             */
            answerQuestion: number;
            /**
             * Format: int32
             * @default 0
             */
            approveAnswer: number;
            /**
             * Format: int32
             * @default 0
             */
            fillForm: number;
            /**
             * Format: int32
             * @default 0
             */
            shoebox: number;
            /**
             * Format: int32
             * @default 0
             */
            assignQuestion: number;
            /**
             * Format: int32
             * @default 0
             */
            payment: number;
            /**
             * Format: int32
             * @default 0
             */
            needsAttention: number;
        };
        /** @description A template of a needs list. */
        Template: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description Its purpose; INDIVIDUAL for borrowers. */
            entityType: components["schemas"]["EntityType"];
            /**
             * Format: int64
             * @description How many file requests it has.
             */
            itemsCount: number;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description Its revision; a change names the version it was based on.
             */
            version: number;
        };
        /** @description The example file of a request. */
        TemplateAnswer: {
            /**
             * Format: uuid
             * @description Its id.
             */
            documentId: string;
            /** @description Its name. */
            documentName: string;
            /**
             * Format: int64
             * @description Its size in bytes.
             */
            size: number;
            /** @description Its MIME type. */
            mimeType: string;
        };
        /** @description A folder or file request of a template. */
        TemplateElement: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            parentId: string | null;
            name: string;
            storageType: components["schemas"]["StorageType"];
            hidden: boolean;
            visibleAtStatus: null | components["schemas"]["VisibleAt"];
            modifiers: components["schemas"]["ElementModifier"][];
            priorityType: components["schemas"]["PriorityType"];
            /** Format: int32 */
            position: number;
            /** Format: int32 */
            version: number;
            description: string | null;
            /** Format: int32 */
            freshnessDays: number | null;
            /**
             * Format: int32
             * @description The due date on a loan, in days after it is added there.
             */
            dueDays: number | null;
            /** @description Whether a loan can do without it. */
            optional: boolean;
            /** @description How to obtain the document, as plain text; URLs in it become links. */
            instructions: string | null;
            /** @description A note for lenders. */
            internalNote: string | null;
            /** @description Whether a loan gets one for each borrower, visible to that borrower and the lenders only. */
            eachBorrower: boolean;
            answer: null | components["schemas"]["TemplateAnswer"];
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A template's elements, flat: each folder before its contents. */
        TemplateElements: {
            content: components["schemas"]["TemplateElement"][];
        };
        /** @description The changed elements of a template, and how to undo the change. */
        TemplateElementsChanged: {
            /** @description The elements as they are now, without the deleted ones. */
            changed: components["schemas"]["TemplateElement"][];
            /** @description The inverse of the change. */
            undo: components["schemas"]["UndoChange"];
        };
        /** @description An excerpt of a text. */
        TextExcerpt: {
            /** @description The text before the match. */
            before: string;
            /** @description The matching text. */
            hit: string;
            /** @description The text after the match. */
            behind: string;
        };
        /** @description A conversation on a loan, as the current user sees it. */
        Thread: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its subject; null for a direct thread. */
            title: string | null;
            /** @description Whether only its members see it. */
            locked: boolean;
            /** @description Whether it is for lenders only. */
            lendingTeam: boolean;
            /** @description Whether it is the loan's general thread, which everyone on the loan sees. */
            general: boolean;
            /** @description Whether it is closed for new messages. */
            inactive: boolean;
            /** @description The kind of conversation. */
            messageThreadCategory: components["schemas"]["ThreadCategory"];
            /**
             * Format: uuid
             * @description Its loan.
             */
            loanId: string;
            lastMessage: null | components["schemas"]["LastMessage"];
            /**
             * Format: date-time
             * @description The time when that message was sent.
             */
            lastMessageDate: string | null;
            /**
             * Format: uuid
             * @description The last message that the user hasn't read.
             */
            lastUnreadMessageId: string | null;
            /**
             * Format: int64
             * @description The number of messages that the user hasn't read.
             */
            unreadCount: number;
            /** @description Whether the user muted it. */
            muted: boolean;
            /** @description Its labels. */
            labels: string[];
            /** @description Whether the user has a draft in it. */
            hasDraft: boolean;
            createdByUser: null | components["schemas"]["UserRef"];
            /** @description Its people that are visible to the user. */
            users: components["schemas"]["ThreadUser"][];
            /** @description The addresses that get its messages by email, without access to the loan. */
            emailParticipants: components["schemas"]["EmailParticipant"][];
            /** @description Whether the user may write in it. */
            canWrite: boolean;
        };
        /**
         * @description The kind of conversation in a thread.
         * @enum {string}
         */
        ThreadCategory: "GENERAL" | "SUBJECT" | "DIRECT_NO_SUBJECT" | "LENDING_TEAM";
        /** @description A person in a thread. */
        ThreadUser: {
            /** @description The person. */
            user: components["schemas"]["UserRef"];
            /** @description Their role on the loan. */
            role: components["schemas"]["Role"];
            /** @description Whether borrowers see them on the loan. */
            visibleToBorrower: boolean;
        };
        /** @description A deleted document. */
        TrashedDocument: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /**
             * Format: int64
             * @description Its size in bytes.
             */
            size: number;
            /** @description Its MIME type. */
            mimeType: string;
            /** @description The name of the uploader. */
            uploadedByName: string;
            /** @description The name of the person who deleted it, if known. */
            deletedByName: string | null;
            /**
             * Format: date-time
             * @description When it was deleted.
             */
            deletedAt: string;
            /**
             * Format: date-time
             * @description When it is deleted permanently.
             */
            goesAt: string;
            /**
             * Format: int32
             * @description How many days it can still be restored.
             */
            daysLeft: number;
            /** @description The requests that it answered, as far as the person sees them. */
            requests: components["schemas"]["TrashedRequest"][];
        };
        /** @description A request that a deleted document answered. */
        TrashedRequest: {
            /** @description Its name. */
            name: string;
            /** @description Whether it was deleted too. */
            deleted: boolean;
        };
        /** @description A file from an anonymous sender. */
        TrayFile: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /**
             * Format: int64
             * @description Its size in bytes.
             */
            size: number;
            /** @description Its MIME type. */
            mimeType: string;
            /** @description The SHA-256 of its bytes, in hexadecimal. */
            checksum: string;
            /** @description Whether it needs a password to open. */
            locked: boolean;
            /** @description The name of the archive that contained it. */
            cameIn: string | null;
            /** @description The URL of its bytes. */
            downloadUrl: string;
            virusCheck: null | components["schemas"]["VirusCheck"];
            /** @description The submission it belongs to. */
            handIn: components["schemas"]["HandIn"];
        };
        /** @description A mail server to test. */
        TryMailServer: {
            server?: null | components["schemas"]["MailServer"];
        };
        /** @description An email address that rejected the company's last email. */
        UndeliverableAddress: {
            /** @description The text to show: the address and the reason. */
            words: string;
            /**
             * Format: date-time
             * @description When the email failed.
             */
            failedAt: string;
        };
        /** @description An address that a message couldn't be delivered to. */
        UndeliveredEmail: {
            /** @description The address. */
            address: string;
            /** @description The text to show: the address and the reason. */
            words: string;
        };
        /** @description The inverse of a change: send it to `bulk/restore` unchanged. */
        UndoChange: {
            /** @description Deleted elements to restore. */
            elementIds?: string[];
            /** @description The previous state of the others. */
            before?: components["schemas"]["ElementBeforeChange"][];
        };
        /** @description Undoes the person's last action on an element. */
        UndoElement: {
            /**
             * Format: int32
             * @description The current version of the element.
             */
            version: number;
        };
        /** @description Undoes the person's last action on each of several elements. */
        UndoSeveral: {
            /** @description The current version of each element, by its id; at most 500. */
            versions: {
                [key: string]: number;
            };
        };
        /**
         * @description Stands for an unknown status.
         * @enum {string}
         */
        UnknownStatus: "UNKNOWN";
        /** @description The notifications to mark as unread. */
        UnreadAgain: {
            /** @description These notifications, at most 500. */
            noticeIds: string[];
        };
        /** @description Unread messages by loan. */
        UnreadMap: {
            /** @description The number by loan id. Loans without unread messages are omitted. */
            unreadMap: {
                [key: string]: number;
            };
        };
        /** @description The number of unread lines. */
        UnreadNotices: {
            /**
             * Format: int32
             * @description The number. With very many, only the latest are counted.
             */
            count: number;
        };
        /** @description How many documents couldn't be read, and how many of them are queued again. */
        UnreadableCounts: {
            /**
             * Format: int32
             * @description Those that couldn't be read, at most 1,000.
             */
            unreadable: number;
            /** @description Whether there are more. */
            more: boolean;
            /**
             * Format: int32
             * @description Those that are queued to be read again, at most 1,000.
             */
            waiting: number;
        };
        /** @description A document whose text couldn't be read. */
        UnreadableDocument: {
            /**
             * Format: uuid
             * @description The document's id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description The reason. */
            reason: components["schemas"]["NoTextReason"];
            /** @description The reason, as text with what to do. */
            message: string;
        };
        /** @description A document on one of the company's loans whose text couldn't be read. */
        UnreadableOfCompany: {
            /**
             * Format: uuid
             * @description The document's id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /**
             * Format: uuid
             * @description The loan that it is on.
             */
            loanId: string;
            /** @description The loan's name. */
            loanName: string;
            /** @description The reason. */
            reason: components["schemas"]["NoTextReason"];
            /** @description The reason, as text with what to do. */
            message: string;
            /**
             * Format: date-time
             * @description When reading failed.
             */
            at: string;
        };
        /** @description Documents of a company that couldn't be read, latest first. */
        UnreadablePage: {
            /** @description The documents of this page. */
            content: components["schemas"]["UnreadableOfCompany"][];
            /** @description The cursor of the next page; none on the last one. */
            next: string | null;
            /** @description Whether this server reads texts; if not, no document can be read again. */
            reading: boolean;
            /** @description The counts. */
            counts: components["schemas"]["UnreadableCounts"];
        };
        /** @description The changed profile. */
        UpdateAccount: {
            /** @description Given name. */
            givenName?: string;
            /** @description Family name. */
            familyName?: string;
            /** @description Mobile phone. */
            phoneNumber?: components["schemas"]["PhoneNumber"];
            /** @description Job title. */
            positionOrTitle?: string;
            /** @description Time zone, by its IANA name; unchanged if left out. */
            timeZone?: string | null;
        };
        /** @description A change of a company's settings. Omitted fields stay unchanged. */
        UpdateCompany: {
            /**
             * Format: int32
             * @description The version that the change is based on.
             */
            version: number;
            /** @description Whether credit scores of individual borrowers are shown. */
            individualCreditReport?: boolean | null;
            /** @description Whether its borrowers are onboarded here. */
            hasBorrowerOnboard?: boolean | null;
            /** @description Whether people may upload emails as files. */
            acceptsMail?: boolean | null;
            /**
             * Format: int32
             * @description New outside addresses that a lender may write to per loan and 24 hours without approval, up to 1,000.
             */
            outsideAddressesOfLenders?: number | null;
            /**
             * Format: int32
             * @description The same for a borrower or contact, up to 1,000.
             */
            outsideAddressesOfOthers?: number | null;
            /** @description Whether people may send it files without signing in. */
            secureUploadEnabled?: boolean | null;
            /** @description The text of the secure upload page. */
            secureUploadText?: string | null;
            /** @description The company's name in that page's URL; earlier URLs keep working. */
            slug?: string | null;
            /**
             * Format: int64
             * @description Maximum bytes received on that page per day.
             */
            secureUploadDailyBytes?: number | null;
            /**
             * Format: int32
             * @description Maximum files received on that page per day.
             */
            secureUploadDailyFiles?: number | null;
            /** @description Whether all employees have to use two-step sign-in. */
            secondStepRequired?: boolean | null;
        };
        /** @description An update of a draft. */
        UpdateDraft: components["schemas"]["DraftContent"] & {
            /**
             * Format: int32
             * @description The version that the update is based on.
             */
            version: number;
        };
        /** @description A change to an element: omitted fields stay the same, null clears a field. */
        UpdateElement: {
            /**
             * Format: int32
             * @description The version the change is based on.
             */
            version: number;
            /** @description Its name. */
            name?: string | null;
            priorityType?: null | components["schemas"]["PriorityType"];
            /** @description Whether it is hidden. */
            hidden?: boolean | null;
            visibleAtStatus?: null | components["schemas"]["ReviewStatus"];
            /** @description The description of the requested document. */
            description?: string | null;
            /**
             * Format: date
             * @description The due date of a loan's request; a template has a number of days instead.
             */
            dueDate?: string | null;
            /**
             * Format: int32
             * @description The maximum age of a document in days, from 1 to 3,650; requests only.
             */
            freshnessDays?: number | null;
            /** @description Whether the loan can do without it; requests only. */
            optional?: boolean | null;
            /** @description How to obtain the document, as plain text in which URLs become links; requests only. */
            instructions?: string | null;
            /** @description A note for lenders; requests only. */
            internalNote?: string | null;
        };
        /** @description An employee's new role. */
        UpdateEmployee: {
            /** @description Their company role. */
            companyRole: components["schemas"]["Role"];
        };
        /** @description A change of an entity. */
        UpdateEntity: components["schemas"]["EntityFacts"] & {
            /**
             * Format: int32
             * @description The version that the change is based on.
             */
            version: number;
        };
        /** @description A changed mail server. */
        UpdateMailServer: {
            /**
             * Format: int32
             * @description The version that the change is based on.
             */
            version: number;
            /** @description The mail server; an empty password keeps the one saved for the same server and user. */
            server: components["schemas"]["MailServer"];
        };
        /** @description All permissions of a role. */
        UpdatePermissions: {
            /** @description The role. */
            role: components["schemas"]["Role"];
            /** @description Its permissions. */
            permissions: components["schemas"]["Permission"][];
            /**
             * Format: int32
             * @description The company's version that the change is based on.
             */
            version: number;
        };
        /** @description A changed policy. */
        UpdateReminderSettings: {
            /**
             * Format: int32
             * @description The version that the change is based on.
             */
            version: number;
            /** @description The policy. */
            policy: components["schemas"]["ReminderPolicy"];
        };
        /** @description A change to a template. */
        UpdateTemplate: {
            /** @description Its name. */
            name: string;
            /** @description Its purpose. */
            entityType: components["schemas"]["EntityType"];
            /**
             * Format: int32
             * @description The version the change is based on.
             */
            version: number;
        };
        /** @description A change to an element of a template: omitted fields stay the same. */
        UpdateTemplateElement: components["schemas"]["UpdateElement"] & {
            /** @description Whether a loan gets one for each borrower; requests only. */
            eachBorrower?: boolean | null;
            /**
             * Format: int32
             * @description The due date on a loan, in days after it is added there; requests only.
             */
            dueDays?: number | null;
        };
        /** @description The progress of an upload. */
        UploadProgress: {
            /**
             * Format: uuid
             * @description The upload's id.
             */
            id: string;
            /** @description The name of the file. */
            name: string;
            /**
             * Format: int64
             * @description Its size in bytes.
             */
            size: number;
            /**
             * Format: int64
             * @description How many bytes have arrived; the next ones are appended.
             */
            received: number;
            /**
             * Format: date-time
             * @description Until when the upload can be continued.
             */
            expiresAt: string;
            /**
             * Format: uuid
             * @description The document it became, once it is complete.
             */
            documentId: string | null;
        };
        /** @description Where to send the bytes. */
        UploadTarget: {
            /**
             * Format: uuid
             * @description The upload's id.
             */
            id: string;
            /** @description The URL to send the bytes to, with PUT. */
            url: string;
            /** @description The kind of storage. */
            providerType: string;
        };
        /** @description A person's current and previous addresses. */
        UserInformation: {
            /** @description In the order entered; one is the current address. */
            residentialAddresses?: components["schemas"]["ResidentialAddress"][];
        };
        /** @description A person as others see them. */
        UserRef: {
            /**
             * Format: uuid
             * @description Their id.
             */
            id: string;
            /** @description Their given name. */
            givenName: string;
            /** @description Their family name. */
            familyName: string;
            /** @description Their email address. */
            emailAddress: string;
            /** @description Their job title. */
            positionOrTitle: string | null;
            mobilePhone: null | components["schemas"]["PhoneNumber"];
            /** @description Their company. */
            companyName: string | null;
            /** @description The company's website. */
            companyWebsite: string | null;
            companyAddress: null | components["schemas"]["Address"];
            /**
             * Format: uuid
             * @description The document with their photo.
             */
            avatarDocId: string | null;
            /** @description The role group they sign in with. */
            loggedRoleGroup: components["schemas"]["RoleGroup"];
            loggedCompanyRole: null | components["schemas"]["Role"];
            /**
             * Format: uuid
             * @description The lending company they work for.
             */
            employer: string | null;
            /** @description Whether others created them and they never signed in. */
            stub: boolean;
        };
        /** @description An action that can be followed. */
        ValidAction: {
            /** @description Always true: an action that can't be followed is *not found*. */
            valid: boolean;
        };
        /** @description The number of rows with the same result. */
        VerdictCount: {
            /** @description The result. */
            verdict: components["schemas"]["RowVerdict"];
            /** @description Its label. */
            label: string;
            /**
             * Format: int32
             * @description The number of rows.
             */
            rows: number;
        };
        /** @description One thing that is wrong with an input. */
        Violation: {
            /** @description The field of the input it belongs to, in the spelling of the input. */
            field: string;
            /** @description A stable, machine-readable code (lower case, hyphens). */
            code: string;
            /** @description The text to show. */
            message: string;
        };
        /** @description The state of a stored file that isn't clean: its virus check, or that it is damaged. */
        VirusCheck: {
            /** @description The state. */
            state: components["schemas"]["FileCheckState"];
            /** @description Whether the file can be opened. */
            opens: boolean;
            /** @description The state as text. */
            message: string;
            /** @description Whether the person may have it checked again; set for a single document only. */
            mayCheck: boolean;
            /** @description Whether the person may have the file deleted immediately; set for a single document only. */
            mayErase: boolean;
        };
        /** @description A reason. */
        VisibilityReason: {
            /** @description A stable, machine-readable code. */
            code: string;
            /** @description The words to show. */
            text: string;
        };
        /**
         * @description The review status from which an element shows. Stored text may hold one that nobody knows: then the element
         *     shows to lenders alone (NEEDS-21, resolution 43).
         */
        VisibleAt: components["schemas"]["ReviewStatus"] | components["schemas"]["UnknownStatus"];
        /** @description The addresses of a message that wait for a lender's approval. */
        WaitingAddresses: {
            /** @description The addresses, in lower case. */
            addresses: string[];
            /** @description A summary: "3 of 5 addresses wait for approval by a lender". */
            words: string;
            /** @description Whether the viewer may approve or decline them. */
            canDecide: boolean;
        };
        /** @description A lender whose invitation the user hasn't accepted yet, without anything about the loan. */
        WaitingInvitation: {
            /** @description The lender's name. */
            lenderName: string;
            /**
             * Format: date-time
             * @description The link in the email expires at this time.
             */
            expiresAt: string;
        };
        /** @description A message with waiting addresses. */
        WaitingMessage: {
            /**
             * Format: uuid
             * @description Its id.
             */
            messageId: string;
            /**
             * Format: uuid
             * @description Its thread, if the viewer sees it.
             */
            threadId: string | null;
            /** @description The beginning of its text, if the viewer sees it. */
            textPreview: string | null;
            /** @description The sender. */
            from: components["schemas"]["UserRef"];
            /**
             * Format: date-time
             * @description When it was sent.
             */
            createdDate: string;
            /** @description The addresses that wait. */
            waiting: components["schemas"]["WaitingAddresses"];
        };
        /** @description A loan's messages with waiting addresses, oldest first. */
        WaitingMessages: {
            /** @description Up to 100 messages. */
            content: components["schemas"]["WaitingMessage"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAccount"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    askForAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAddress"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    keepAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    waitingInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingInvitation"][];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreshProof"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyChallenge"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkeyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenamePasskey"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkeyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreshProof"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    putPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": number[];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    removePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    secondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondStep"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    confirmSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmSecondStep"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    beginSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreshProof"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondStepBegun"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    endSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreshProof"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreshProof"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    browserStorageKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrowserStorageKey"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    followDeviceTimeZone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceTimeZone"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    followAction: {
        parameters: {
            query: {
                /** @description The id in the link. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The target, as `Location` */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    validateAction: {
        parameters: {
            query: {
                /** @description The id in the link. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidAction"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    companyEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                companyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"][];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    logo: {
        parameters: {
            query: {
                /** @description Its id; a new image has a new one. */
                v: string;
            };
            header?: never;
            path: {
                companyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": number[];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    company: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCompany"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    addEmployee: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddEmployee"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyEmployee"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    importEmployees: {
        parameters: {
            query: {
                /** @description The column mapping chosen in the preview. */
                columns: string;
                /** @description The preview's fingerprint: if the result would differ now, nothing is imported. */
                seen: string;
                /** @description Idempotency key: an import with the same key runs once. */
                idempotencyKey: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["ImportLine"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    previewEmployeeImport: {
        parameters: {
            query?: {
                /**
                 * @description The meaning of each column, separated by commas and empty for skipped ones; guessed from the headings if
                 *     missing.
                 */
                columns?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    refusedOfEmployeeImport: {
        parameters: {
            query?: {
                /**
                 * @description The meaning of each column, separated by commas and empty for skipped ones; guessed from the headings if
                 *     missing.
                 */
                columns?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    updateEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEmployee"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyEmployee"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    removeEmployee: {
        parameters: {
            query?: {
                /** @description The colleague who gets the loans. */
                handOverTo?: string;
            };
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    inviteEmployee: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    revokeEmployeeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    employeeInvitationLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationLink"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    employeeLeaving: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeavingPreview"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    endSecondStepOfEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    putLogo: {
        parameters: {
            query: {
                /** @description The version. */
                version: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": number[];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    removeLogo: {
        parameters: {
            query: {
                /** @description The version. */
                version: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    mailServer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSettings"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    putMailServer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMailServer"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSettings"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    removeMailServer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSettings"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    testMailServer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TryMailServer"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailTried"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    updatePermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePermissions"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    companyRecord: {
        parameters: {
            query?: {
                /** @description Only of this kind. */
                kind?: components["schemas"]["ActivityKind"];
                /** @description Only actions of this person. */
                personId?: string;
                /** @description From this time on, inclusive. */
                from?: string;
                /** @description Before this time, exclusive. */
                until?: string;
                /** @description The `next` of the previous page. */
                before?: string;
                /** @description Page size: 1 to 100, default 50. */
                s?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    companyRecordChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityChoices"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    exportCompanyRecord: {
        parameters: {
            query?: {
                /** @description Only of this kind. */
                kind?: components["schemas"]["ActivityKind"];
                /** @description Only actions of this person. */
                personId?: string;
                /** @description From this time on, inclusive. */
                from?: string;
                /** @description Before this time, exclusive. */
                until?: string;
                /** @description The `next` of the previous page. */
                before?: string;
                /** @description Page size: 1 to 100, default 50. */
                s?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    reminderSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderSettings"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    putReminderSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateReminderSettings"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderSettings"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    storageStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageStatus"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    unreadableDocuments: {
        parameters: {
            query?: {
                /** @description The end of the previous page: its `next`. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadablePage"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    readDocumentAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadableCounts"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    contacts: {
        parameters: {
            query?: {
                /** @description Part of the name or email address; all if blank. */
                query?: string;
                /** @description Default `ALL`. */
                group?: "ALL" | "BORROWER" | "CONTACT" | "LENDER";
                /** @description The page, from 0. */
                page?: number;
                /** @description Page size: 1 to 100, default 20. */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_BookEntry"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    exportContacts: {
        parameters: {
            query?: {
                /** @description Part of the name or email address; all if blank. */
                query?: string;
                /** @description Default `ALL`. */
                group?: "ALL" | "BORROWER" | "CONTACT" | "LENDER";
                /** @description The page, from 0. */
                page?: number;
                /** @description Page size: 1 to 100, default 20. */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUpload"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadTarget"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    uploadProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadProgress"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    giveUpUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    completeUpload: {
        parameters: {
            query?: {
                /** @description Accept it, or refuse it so that the person can be asked. */
                onSame?: "TAKE" | "ASK";
            };
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompletedUpload"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    receiveUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description The part that is sent: `bytes 0-99/1000` */
                "Content-Range"?: string | null;
            };
            path: {
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": number[];
            };
        };
        responses: {
            204: {
                headers: {
                    /** @description How many bytes are stored */
                    "Upload-Offset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    document: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    renameDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameDocument"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    downloadDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": number[];
                };
            };
            /** @description The part that the Range header asks for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    removePdfPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovePassword"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    documentVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentVersions"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    addDocumentVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                documentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddVersion"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    downloadDocumentVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": number[];
                };
            };
            /** @description The part that the Range header asks for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    restoreDocumentVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                documentId: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    home: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeDashboard"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    invitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationView"];
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInvitation"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    putSubRoles: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutSubRole"][];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubRole"][];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    lenderEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                companyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"][];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    exportEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                companyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    subRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                companyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubRole"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    loanApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanApplication"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    loans: {
        parameters: {
            query?: {
                /** @description Part of the name, number, address or lead borrower's name. */
                q?: string;
                /** @description Review statuses, separated by commas; all if empty. */
                status?: string;
                /** @description `false` excludes archived loans, unless `status` includes them. */
                archived?: boolean;
                /**
                 * @description `name`, `borrower`, `amount`, `status`, `requests`, `updated`, `purpose` or `lender`; with a leading minus,
                 *     descending. Default `-updated`.
                 */
                sort?: string;
                /** @description The page, from 0. */
                p?: number;
                /** @description Page size: 1 to 100, default 20. */
                s?: number;
                /** @description Only loans with one of these people; ids separated by commas. */
                usersIds?: string;
                /** @description Only loans of this lending company. */
                lenderId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanPage"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    openLoan: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenLoan"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedLoan"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    exportLoans: {
        parameters: {
            query?: {
                /** @description Part of the name, number, address or lead borrower's name. */
                q?: string;
                /** @description Review statuses, separated by commas; all if empty. */
                status?: string;
                /** @description `false` excludes archived loans, unless `status` includes them. */
                archived?: boolean;
                /**
                 * @description `name`, `borrower`, `amount`, `status`, `requests`, `updated`, `purpose` or `lender`; with a leading minus,
                 *     descending. Default `-updated`.
                 */
                sort?: string;
                /** @description The page, from 0. */
                p?: number;
                /** @description Page size: 1 to 100, default 20. */
                s?: number;
                /** @description Only loans with one of these people; ids separated by commas. */
                usersIds?: string;
                /** @description Only loans of this lending company. */
                lenderId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    importLoans: {
        parameters: {
            query: {
                /** @description The column mapping chosen in the preview. */
                columns: string;
                /** @description The preview's fingerprint: if the result would differ now, nothing is imported. */
                seen: string;
                /** @description Idempotency key: an import with the same key runs once. */
                idempotencyKey: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["ImportLine"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    previewLoanImport: {
        parameters: {
            query?: {
                /**
                 * @description The meaning of each column, separated by commas and empty for skipped ones; guessed from the headings if
                 *     missing.
                 */
                columns?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    refusedOfLoanImport: {
        parameters: {
            query?: {
                /**
                 * @description The meaning of each column, separated by commas and empty for skipped ones; guessed from the headings if
                 *     missing.
                 */
                columns?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    loan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Loan"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    putLoan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutFacts"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Loan"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    deleteLoan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    accessReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessReport"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    loanActivity: {
        parameters: {
            query?: {
                /** @description Only of this kind. */
                kind?: components["schemas"]["ActivityKind"];
                /** @description Only actions of this person. */
                personId?: string;
                /** @description The `next` of the previous page. */
                before?: string;
                /** @description Page size: 1 to 100, default 50. */
                s?: number;
            };
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    loanActivityChoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityChoices"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    exportLoanActivity: {
        parameters: {
            query?: {
                /** @description Only of this kind. */
                kind?: components["schemas"]["ActivityKind"];
                /** @description Only actions of this person. */
                personId?: string;
                /** @description The `next` of the previous page. */
                before?: string;
                /** @description Page size: 1 to 100, default 50. */
                s?: number;
            };
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    contactRelations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                loanRoleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactRelation"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    changeContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                loanRoleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeContact"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactRelation"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    addContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
                loanRoleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRelationInput"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactRelation"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    removeContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                loanRoleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    putCreditConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditConsent"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditConsent"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    findDocuments: {
        parameters: {
            query?: {
                /** @description Words, at most 200 characters; each occurs in the text or the name of a match. */
                query?: string;
            };
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundDocuments"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    deleteMalware: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    checkForViruses: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    elements: {
        parameters: {
            query?: {
                /** @description The order of the list: only the conventional one, by folder, is supported. */
                view?: "CONVENTIONAL";
                /** @description Only active elements are supported. */
                status?: "ACTIVE";
                /** @description Shows the list as this borrower or contact of the loan sees it; for lenders. */
                asUserId?: string;
                /** @description Shows the list as borrowers see it at this loan status; for lenders. */
                atStatus?: "LEAD" | "IN_PROGRESS" | "READY_FOR_UNDERWRITING" | "READY_FOR_REVIEW_PENDING" | "READY_FOR_REVIEW_REVIEW" | "REVIEW_COMPLETE_ACCEPTED" | "REVIEW_COMPLETE_CONDITIONAL" | "REVIEW_COMPLETE_REJECTED" | "CLOSING" | "IN_SERVICE" | "ARCHIVE" | "IN_DEFAULT" | "HOLD" | "WITHDRAWN";
            };
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description identifies the current list */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeedsList"];
                };
            };
            /** @description the list hasn't changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    createElement: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateElement"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeedsListElement"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    acceptElements: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptElements"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeedsListElement"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    changeElements: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeElements"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChangeResult"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    undoElements: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeedsListElement"][];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    exportElements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    moveElements: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveElements"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeedsListElement"][];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    undoSeveral: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoSeveral"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeedsListElement"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    updateElement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                elementId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateElement"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeedsListElement"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    deleteElement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                elementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    answerElement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                elementId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerElement"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeedsListElement"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    removeAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                elementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeedsListElement"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    removeOneAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                elementId: string;
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeedsListElement"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    comments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                elementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    addComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
                elementId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateComment"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    earlierAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                elementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    downloadExample: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                elementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": number[];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    elementHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                elementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    sayNotApplicable: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
                elementId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SayNotApplicable"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeedsListElement"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    takeBackNotApplicable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                elementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeedsListElement"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    reminderHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                elementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderHistory"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    restoreElement: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
                elementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeedsListElement"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    reviewElement: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
                elementId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewElement"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeedsListElement"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    undoElement: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
                elementId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoElement"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeedsListElement"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    entities: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanEntity"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    createEntity: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateEntity"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanEntity"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    entity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                entityId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanEntity"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    updateEntity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                entityId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEntity"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanEntity"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    deleteEntity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                entityId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    putEntityLabels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                entityId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutLabels"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanEntity"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    revealEntityLicence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                entityId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriversLicense"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    creditReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                individualId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditReport"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    recordCreditReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                individualId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordReport"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditReport"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    regenerateCreditReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
                individualId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditReport"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    revealLicence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                individualId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriversLicense"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    labels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    addLenderUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LenderUser"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanRole"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    editLenderUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditLenderUser"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanRole"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    needsListHtml: {
        parameters: {
            query?: {
                /** @description The ids of elements, separated by commas. */
                infoIds?: string;
                /** @description The ids of the intended readers, separated by commas. Items that one of them may not see are omitted. */
                userIds?: string;
            };
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HtmlFragment"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    loanNotificationEmails: {
        parameters: {
            query?: {
                /** @description The `next` of the previous page. */
                before?: string;
                /** @description Page size: 1 to 100, default 50. */
                s?: number;
            };
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationEmailPage"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    waitingOutsideAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingMessages"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    decideOutsideAddresses: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
                messageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideOutside"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecidedOutside"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    package: {
        parameters: {
            query?: {
                /** @description Only those a lender accepted. */
                acceptedOnly?: boolean;
            };
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanPackage"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    packageChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageChanges"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    downloadPackage: {
        parameters: {
            query?: {
                /** @description Only those a lender accepted. */
                acceptedOnly?: boolean;
                /** @description Only these, separated by commas. */
                documentIds?: string;
                /** @description The ticket of an earlier selection; the other parameters are ignored then. */
                ticket?: string;
            };
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": number[];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    packagePdfs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackagePdfs"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    askForPackagePdf: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackageWish"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackagePdf"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    forgetPackagePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                pdfId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    downloadPackagePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                pdfId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": number[];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    askForPackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackageWish"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageTicket"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    exportLoanPeople: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    importPeople: {
        parameters: {
            query: {
                /** @description The column mapping chosen in the preview. */
                columns: string;
                /** @description The preview's fingerprint: if the result would differ now, nothing is imported. */
                seen: string;
                /** @description Idempotency key: an import with the same key runs once. */
                idempotencyKey: string;
                /** @description The template of the borrowers' needs list. */
                templateId?: string;
                /** @description Whether to email invitations to people who haven't joined. */
                invite?: boolean;
            };
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["ImportLine"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    previewPeopleImport: {
        parameters: {
            query?: {
                /**
                 * @description The meaning of each column, separated by commas and empty for skipped ones; guessed from the headings if
                 *     missing.
                 */
                columns?: string;
                /** @description The template of the borrowers' needs list. */
                templateId?: string;
                /** @description Whether to email invitations to people who haven't joined. */
                invite?: boolean;
            };
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    refusedOfPeopleImport: {
        parameters: {
            query?: {
                /**
                 * @description The meaning of each column, separated by commas and empty for skipped ones; guessed from the headings if
                 *     missing.
                 */
                columns?: string;
                /** @description The template of the borrowers' needs list. */
                templateId?: string;
                /** @description Whether to email invitations to people who haven't joined. */
                invite?: boolean;
            };
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    loanProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllProgress"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    recipients: {
        parameters: {
            query?: {
                /** @description Defaults to `ALL`. */
                type?: "ALL" | "LENDERS";
            };
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecipientOption"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    loanReminders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanReminders"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    remindPeople: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemindPeople"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemindResult"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    pauseReminders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PauseReminders"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanReminders"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    changeStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeStatus"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Loan"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    removeLoanRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                loanRoleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    putLabels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                loanRoleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutRoleLabels"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanRole"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    sensitiveLooks: {
        parameters: {
            query?: {
                /** @description The page number, from 0. */
                p?: number;
                /** @description Rows per page: 1 to 100, default 20. */
                s?: number;
            };
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SensitiveLooks"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    createSharedInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewShare"][];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeedsListElement"][];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    endSharedInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndShares"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeedsListElement"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    share: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmSharing"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharingDone"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    previewSharing: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SharingRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharingPreview"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    undoSharing: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
                undoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    shoeboxHtml: {
        parameters: {
            query?: {
                /** @description The ids of documents, separated by commas. */
                shoeboxIds?: string;
            };
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HtmlFragment"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    statusChange: {
        parameters: {
            query: {
                /** @description The status. */
                to: components["schemas"]["ReviewStatus"];
            };
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusChangePreview"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    consolidatedTasks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsolidatedTasks"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    tasksHtml: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HtmlFragment"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    applyTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
                templateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyTemplate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppliedTemplate"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    trash: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanTrash"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    eraseDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    restoreDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoredDocument"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    editNonLenderUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditClient"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanRole"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    personCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonCard"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    retryAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    invitationLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                loanId: string;
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationLink"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    messages: {
        parameters: {
            query: {
                /** @description The loan, which is looked up earlier. */
                loanId: string;
                /** @description Only messages of this thread. */
                threadId?: string;
                /** @description Part of the text or the subject, up to 200 characters. */
                query?: string;
                /** @description The page number, from 0. */
                p?: number;
                /** @description Messages per page: 1 to 100, default 20. */
                s?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_Message"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMessage"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    messageAudience: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMessage"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAudience"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    createDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDraft"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The thread already has a draft, returned as `current` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    drafts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The loan */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    updateDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The draft */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDraft"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    deleteDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The draft */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    countDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The loan */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Count"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    originalMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OriginalMessage"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    originalPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    searchMessages: {
        parameters: {
            query: {
                /** @description The loan, which is looked up earlier. */
                loanId: string;
                /** @description Only messages of this thread. */
                threadId?: string;
                /** @description Part of the text or the subject, up to 200 characters. */
                query?: string;
                /** @description The page number, from 0. */
                p?: number;
                /** @description Messages per page: 1 to 100, default 20. */
                s?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_Message"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    threads: {
        parameters: {
            query: {
                /** @description The loan, which is looked up earlier. */
                loanId: string;
                /** @description Labels separated by commas: threads with any of them. */
                labels?: string;
                /** @description Only threads with messages that the user hasn't read. */
                unread?: boolean;
                /** @description Only threads in which the user has a draft. */
                draft?: boolean;
                /** @description Part of the subject or of a message, up to 200 characters. */
                query?: string;
                /** @description `DESC` (default) sorts the most recently active first, `ASC` last. */
                order?: "ASC" | "DESC";
                /** @description The page number, from 0. */
                p?: number;
                /** @description Threads per page: 1 to 100, default 20. */
                s?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_Thread"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    forwardMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                messageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForwardMessage"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    countUnreadOnLoan: {
        parameters: {
            query: {
                loanId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Count"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    muteThread: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                threadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    unmuteThread: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                threadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    userTyping: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                threadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    thread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                threadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Thread"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    countUnreadInThread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                threadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Count"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    removeEmailParticipant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                threadId: string;
                participantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Thread"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    restoreEmailParticipant: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                threadId: string;
                participantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Thread"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    threadMessages: {
        parameters: {
            query?: {
                /** @description The page number, from 0. The first page has the newest messages. */
                page?: number;
                /** @description Messages per page: 1 to 100, default 30. */
                size?: number;
                /** @description Labels separated by commas. A thread with none of them returns no messages. */
                labels?: string;
                /** @description Requests the page with the first message that the user hasn't read. */
                firstUnread?: boolean;
            };
            header?: never;
            path: {
                threadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePage"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    readThread: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                threadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    unreadMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Count"];
                };
            };
        };
    };
    unreadForCompany: {
        parameters: {
            query?: {
                /** @description `LEAD`, `ORIGINATION`, `PORTFOLIO`, and for lenders `ARCHIVE`, separated by commas. Defaults to all. */
                categories?: string;
            };
            header?: never;
            path: {
                companyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadMap"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    editMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                messageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditMessage"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    importantMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    notImportantMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    messageToPrint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HtmlFragment"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    readMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    restoreMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    unreadMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    preference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    putPreference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    realtime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The socket is open */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not a WebSocket */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description The request isn't authenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            /** @description Too many sockets are open */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    findRequests: {
        parameters: {
            query?: {
                /** @description A part of the name, at most 200 characters; an empty text finds nothing. */
                q?: string;
                /** @description The most results, up to 20. */
                s?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundRequests"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    rules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleRow"][];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    applyRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    discardedSecureUploads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscardedFiles"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    eraseDiscardedSecureUploads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    secureUploadTray: {
        parameters: {
            query?: {
                /** @description The page number, from 0. */
                p?: number;
                /** @description Rows per page: 1 to 100, default 20. */
                s?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page_TrayFile"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    fileSecureUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileAway"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiledAway"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    discardSecureUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    downloadSecureUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": number[];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    eraseSecureUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    restoreSecureUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    askForSignInLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskForSignInLink"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAnswer"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    passkeyChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyChallenge"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSession"][];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: {
                /** @description All but the caller's. */
                others?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    templates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"][];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    createTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTemplate"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    updateTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                templateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTemplate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    deleteTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                templateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    duplicateTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                templateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DuplicateTemplate"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    templateElements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                templateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateElements"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    createTemplateElement: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                templateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTemplateElement"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateElement"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    changeTemplateElements: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                templateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeElements"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateElementsChanged"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    undoTemplateElements: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                templateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateElement"][];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    moveTemplateElements: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                templateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveElements"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateElement"][];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    updateTemplateElement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                templateId: string;
                elementId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTemplateElement"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateElement"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    deleteTemplateElement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                templateId: string;
                elementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    answerTemplateElement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                templateId: string;
                elementId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeExample"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateElement"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    removeTemplateAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                templateId: string;
                elementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateElement"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    downloadTemplateAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                templateId: string;
                elementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": number[];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    uploadTemplateAnswer: {
        parameters: {
            query: {
                /** @description Its name; leading folders are removed. */
                name: string;
                /** @description Its size in bytes. */
                size: number;
            };
            header?: never;
            path: {
                templateId: string;
                elementId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": number[];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateElement"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    currentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    notices: {
        parameters: {
            query?: {
                /** @description The `next` value of the previous page. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticePage"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    markNoticesRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNotices"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkedNotices"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    noticeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeSetting"][];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    unreadNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadNotices"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    markNoticesUnread: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnreadAgain"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkedNotices"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    searchUsers: {
        parameters: {
            query?: {
                /** @description Part of the name or email address; all if blank. */
                query?: string;
                /** @description The page, from 0. */
                page?: number;
                /** @description Page size: 1 to 100, default 20. */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeoplePage"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    individualOfUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndividualRef"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    lendersOfUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LenderOfUser"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    photo: {
        parameters: {
            query: {
                /** @description Its id; a new photo has a new one. */
                v: string;
            };
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": number[];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    shoebox: {
        parameters: {
            query?: {
                /** @description Only documents of this loan. */
                loanId?: string;
            };
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShoeboxDocument"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    messageTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"][];
                };
            };
        };
    };
    updateMessageTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveMessageTemplate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    createMessageTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, 1 to 200 characters. A request with the same key is processed once, and its response is replayed for a day. A different request with the key is rejected (422), and so is the same one while it is being processed (409). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveMessageTemplate"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplate"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    deleteMessageTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    signatures: {
        parameters: {
            query: {
                /** @description The user, which must be the current user. */
                userId: string;
                /** @description The company they write for. */
                companyId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    putSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveSignature"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Signature"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
    deleteSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemBody"];
                };
            };
        };
    };
}
