// Generated from the server's OpenAPI document by `npm run gen`. Do not edit.

export interface paths {
    "/v1/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own account */
        get: operations["account"];
        /** Say who one is */
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
         * Ask for another address to sign in with
         * @description It counts once the link that is sent there is followed.
         */
        post: operations["askForAddress"];
        /**
         * Keep the address one has
         * @description The link that was sent to the other one doesn't work any more.
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
         * List the lenders whose invitations wait for the user
         * @description Each is accepted by the link in its mail, and tells nothing of its loan before.
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
         * @description With the first step beside the password, answers recovery codes, this once, and signs out of every other browser.
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
         * Begin to add a passkey
         * @description Answers the challenge for a new one, good once and for five minutes.
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
        /** Call a passkey something else */
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
         * @description Whose company asks for two-step sign-in and has none left has to set it up anew.
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
         * Give oneself a photo
         * @description A PNG, JPEG or WebP picture of at most 512 kB, by its content.
         */
        put: operations["putPhoto"];
        post?: never;
        /** Take one's photo away */
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
        /** How one's second step of signing in stands */
        get: operations["secondStep"];
        /**
         * Turn the second step on
         * @description Answers the recovery codes, this once. Signs out of every other browser.
         */
        put: operations["confirmSecondStep"];
        /**
         * Begin to set up the second step
         * @description It counts once the app's first code confirms it.
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
        /** Turn the second step off */
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
         * Get new recovery codes
         * @description Those one had don't work any more.
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
         * The key for what a browser keeps
         * @description A browser encrypts the unsent work that it keeps of a person with this key, which it forgets when the page closes.
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
         * Follow the time zone of one's device
         * @description It counts where one hasn't chosen any.
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
         * Follow an action link: answers where it leads, and changes nothing
         * @description A person who opens it in a browser without access is sent home, where they are told; a program is answered
         *     *not found*.
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
        /** Whether an action link can be followed */
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
        /** The employees of one's company, for those who manage them */
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
         * A company's logo
         * @description For everybody: it stands on pages and in mails for people who aren't signed in.
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
        /** One's own lending company */
        get: operations["company"];
        /** Switch features of the company on or off */
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
        /** Take on an employee */
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
         * @description All rows that aren't refused, or none. As when they are taken on by hand, nobody gets a mail: they set a password
         *     when they follow an invitation to a loan. The answer is a JSON value a line: how far it is, and in the last one what
         *     came of it.
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
         * Look at a file of employees
         * @description The body is the file as it is: comma-separated values, the first row with the headings. Nothing is written.
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
         * The rows of a file of employees that would be left out
         * @description As they are, with the reasons beside them, as a file for spreadsheets.
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
        /** Give an employee another role at the company */
        put: operations["updateEmployee"];
        post?: never;
        /**
         * Let an employee go
         * @description Their loans go to the colleague who is named, their access ends at once.
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
         * Make an invitation link for an employee
         * @description For employees who haven't joined; nothing is mailed, and earlier links end. An account that joins with it is proven to
         *     this company alone.
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
        /** What an employee who leaves leaves behind */
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
         * Turn off the second step of an employee whose phone is lost
         * @description Their sessions end, and they hear of it by mail.
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
         * Give the company a logo
         * @description A PNG, JPEG or WebP picture of at most 512 kB, by its content.
         */
        put: operations["putLogo"];
        post?: never;
        /** Take the company's logo away */
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
        /** By which mail server the company's mails go out */
        get: operations["mailServer"];
        /** Let the company's mails go out by another mail server */
        put: operations["putMailServer"];
        post?: never;
        /** Forget the company's mail server */
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
        /** Send a test message to oneself */
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
        /** Decide what a role may do on the company's loans */
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
         * What is on record of the company, for its leads
         * @description Who signed in, changed a role or a permission, and downloaded what; the newest first, of the last 400 days.
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
        /** By what the record of the company can be looked through */
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
         * The record of the company, as a file for spreadsheets
         * @description The same question as of the page; all pages come in one, at most 100,000 entries.
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
    "/v1/company/storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the server's room for files runs out
         * @description For the leads of a company. There is no level below 80 %.
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
         * The documents of one's company whose text couldn't be read
         * @description Over all its loans, the latest first, for its leads.
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
         * @description One that couldn't be read, for the leads of its company. It waits for its turn; where it does already, nothing changes.
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
        /** Everyone one works with, over all loans */
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
         * Everyone one works with, as a file for spreadsheets
         * @description The same question as of the list; all pages come in one, at most 100,000 people.
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
        /** Announce a file */
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
        /** How much of an upload is there */
        get: operations["uploadProgress"];
        put?: never;
        post?: never;
        /** Give an upload up */
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
         * Make a document of an uploaded file
         * @description Repeating it answers the same document. A file for no request whose content is there already is
         *     refused with the code `same-content`, if that is asked for.
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
         * Send the bytes of a file
         * @description All at once; or a part of them, named by `Content-Range`, that begins where those end that are there. One that begins
         *     elsewhere is refused with the code `upload-offset`, which says along how many are there.
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
        /** A document */
        get: operations["document"];
        put?: never;
        post?: never;
        /**
         * Delete a document
         * @description It lies in the trash of its loan for thirty days. Requests it answers are open again.
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
        /** The bytes of a document */
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
         * Take the password off a PDF
         * @description The unlocked file takes the place of the locked one, which is kept as a version.
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
         * The versions of a document
         * @description The current one first.
         */
        get: operations["documentVersions"];
        put?: never;
        /**
         * Make an uploaded file the current version of a document
         * @description The one before is kept. What was accepted or sent back is looked at again. Repeating it changes nothing.
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
        /** The bytes of a version */
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
         * Make an earlier version of a document the current one
         * @description As a new version: nothing is lost.
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
         * What waits on all loans one lends on
         * @description Of the loans of one's company too for who leads it. Nothing for everybody else: their tasks stand in the portal.
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
        /** What an invitation is about */
        get: operations["invitation"];
        put?: never;
        /**
         * Accept an invitation, and be signed in
         * @description An account that has joined types its password, or is signed in already; only a first joining chooses one. A person with
         *     two-step sign-in signs in next.
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
        /** Add roles that contacts can have */
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
        /** The employees of one's lending company, for those who manage them */
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
        /** The employees of one's lending company, as a file for spreadsheets */
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
        /** The roles contacts can have at a lending company */
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
        /** An application for a loan with its people and requests */
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
        /** The loans one is on */
        get: operations["loans"];
        put?: never;
        /**
         * Open a loan
         * @description With its borrowers, their invitations and its needs list. Sent again under the same key it opens no other and
         *     answers the same.
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
         * The loans one is on, as a file for spreadsheets
         * @description The same question as of the list; all pages come in one, at most 100,000 loans.
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
         * @description All rows that aren't refused, or none. Nobody is invited. The answer is a JSON value a line: how far it is, and in
         *     the last one what came of it.
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
         * Look at a file of loans
         * @description The body is the file as it is: comma-separated values, the first row with the headings. Nothing is written.
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
         * The rows of a file of loans that would be left out
         * @description As they are, with the reasons beside them, as a file for spreadsheets.
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
        /** One loan with its team and progress */
        get: operations["loan"];
        /** Change what is known of a loan */
        put: operations["putLoan"];
        post?: never;
        /** Delete a lead on which nothing has happened yet */
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
         * What a person sees of a loan, and why
         * @description People kept from the one who asks are left out.
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
         * What happened on a loan
         * @description The newest first, for its lenders.
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
         * By what the activity of a loan can be looked through
         * @description Its kinds, and everybody who did something there.
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
         * What happened on a loan, as a file for spreadsheets
         * @description The same question as of the page; all pages come in one, at most 100,000 entries.
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
        /** The contacts in somebody's list on a loan */
        get: operations["contactRelations"];
        /** Change a contact, by the contact's own role */
        put: operations["changeContact"];
        /** Add a contact to one's list */
        post: operations["addContact"];
        /** Remove a contact, by the contact's own role */
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
        /** Agree to a credit report on oneself, or refuse it */
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
         * Find documents of a loan by words in their text
         * @description Among those that the person may see. Lenders are told which documents couldn't be read, also without asking for words.
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
         * Delete malware at once
         * @description The file of a document, and what it was, where malware was found; a lead lender may. The document stays, without it.
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
         * @description What was called malware may be none, by newer signatures. Until it is checked, nobody opens it.
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
         * The needs list of a loan
         * @description Lenders may look at it as a borrower would, at any status of the loan.
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
         * Accept what waits on several file requests
         * @description Answers those of them that waited; each can be taken back.
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
        /** Change the priority of several elements, hide, show or delete them */
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
        /** The requests of a loan, as a file for spreadsheets */
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
         * @description Answers every element whose place changed.
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
         * Take back what one did to several elements last
         * @description All or nothing: refused when anybody changed one of them since.
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
        /** Delete a folder or file request, with what it contains */
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
        /** Take the answer of a file request away */
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
        /** Take one document out of the answer of a file request */
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
        /** The comments on an element, the oldest first */
        get: operations["comments"];
        put?: never;
        /** Say something about an element */
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
        /** The bytes of the file that shows what a request asks for */
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
        /** What happened to an element, the latest 500 at most, the latest first */
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
        /** Say that a file request doesn't apply, and why */
        post: operations["sayNotApplicable"];
        /** Take back that a file request doesn't apply */
        delete: operations["takeBackNotApplicable"];
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
        /** Undo deleting a folder or file request */
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
         * Take back what one did to a folder or file request last
         * @description Words, priority, hiding, verdicts, files taken away, that it doesn't apply: all is as it was before.
         *     Refused when anybody changed it since.
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
        /** The entities of a loan */
        get: operations["entities"];
        put?: never;
        /** Put an entity on a loan */
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
        /** An entity of a loan */
        get: operations["entity"];
        /** Change an entity of a loan */
        put: operations["updateEntity"];
        post?: never;
        /** Take an entity off a loan */
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
        /** Give an entity its labels on a loan */
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
         * A person's licence in full
         * @description Every look is on record.
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
         * What is known of an individual's credit
         * @description Every look at a score is on record.
         */
        get: operations["creditReport"];
        /** Record or import a credit report by hand */
        put: operations["recordCreditReport"];
        /**
         * Regenerate a credit report
         * @description At most one for the same person in ten seconds.
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
         * A licence in full
         * @description For its holder and those with SeeDriversLicense. Every look is on record.
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
        /** The labels that can stand on the roles of a loan */
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
        /** Put somebody on a loan */
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
        /** Change somebody's place on a loan */
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
        /** Needs-list elements as HTML */
        get: operations["needsListHtml"];
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
        /** Messages whose outside addresses wait for approval */
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
         * @description Approved mails go out; declined ones never do. Repeating it changes nothing.
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
        /** The documents of a loan in the order of its needs list */
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
         * What is new in a loan's package since the last one was taken along
         * @description Lenders of the loan are told of each other's packages, everybody else of their own.
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
         * The documents of a loan as one archive
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
        /** The PDFs of a loan's documents that the person asked for */
        get: operations["packagePdfs"];
        put?: never;
        /**
         * Ask for documents of a loan as one PDF
         * @description With a cover, bookmarks and page numbers, in the order of the ids. It is made by and by and kept for a day.
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
         * Forget one PDF of documents
         * @description While it is made, that is stopped.
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
        /** One PDF of documents, once it is made */
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
         * Ask to download documents of a loan as one archive
         * @description Says whether that is possible, and answers what the download is called for with, by the browser itself.
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
         * The borrowers and contacts of a loan, as a file for spreadsheets
         * @description It can be imported again, here or on another loan.
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
         * Put the borrowers and contacts of a file on a loan
         * @description All rows that aren't refused, or none; who is on the loan stays as they are. The answer is a JSON value a line: how
         *     far it is, and in the last one what came of it.
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
         * Look at a file of borrowers and contacts
         * @description The body is the file as it is: comma-separated values, the first row with the headings. Nothing is written.
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
         * The rows of a file of borrowers and contacts that would be left out
         * @description As they are, with the reasons beside them, as a file for spreadsheets.
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
        /** How far a loan, its people and its folders are */
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
        /** The people of a loan one can write to */
        get: operations["recipients"];
        put?: never;
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
        /** Give a loan another status */
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
        /** Take somebody off a loan, or leave it */
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
        /** Put labels on a role, in place of those it has */
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
        /** Who looked at which score or licence */
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
         * Give elements to people on the loan
         * @description Repeating it changes nothing. Answers the elements concerned.
         */
        post: operations["createSharedInfo"];
        /**
         * Take elements from people
         * @description What is linked stays linked. Ending what isn't there changes nothing. Answers the elements concerned.
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
         * @description Contacts and people are added, made visible and given the elements, in that order; all of it or nothing.
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
        /** What confirming the sharing dialog would do */
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
        /** Take a confirmed sharing back */
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
        /** Documents of the shoebox as HTML */
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
        /** What a change of status shows to borrowers, and what it takes from them */
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
        /** The task counts of a loan */
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
        /** A person's tasks on a loan as HTML */
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
         * Make a template part of a loan's needs list
         * @description What is there already under the same name in the same folder isn't doubled.
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
         * The deleted documents of a loan
         * @description For lenders all; for others those that they deleted themselves. The latest first.
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
        /** Delete a document for good */
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
         * Bring a deleted document back
         * @description To the requests that it answered, where they take it; otherwise to the shoebox of who uploaded it.
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
        /** Change a borrower or contact of a loan */
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
         * Everything a person card shows
         * @description A look at a credit score is on record.
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
    "/v1/loans/{loanId}/users/{userId}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite somebody to a loan, or send the invitation again */
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
         * Make an invitation link for a colleague on a loan
         * @description For lenders who haven't joined; nothing is mailed, and earlier links end. An account that joins with it is proven to
         *     this company alone.
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
        /** The messages of a loan that one may read, the newest first */
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
         * Look who will be able to read a message
         * @description Takes the message as it is written so far, and sends nothing. Recipients that would be refused are refused here, too.
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
        /** Keep a new draft */
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
        /** One's own drafts on a loan, the last saved first */
        get: operations["drafts"];
        /** Save a draft again */
        put: operations["updateDraft"];
        post?: never;
        /** Throw a draft away */
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
        /** How many drafts one has on a loan */
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
         * A message as it came
         * @description Everything that would fetch, run, submit or navigate is removed from it.
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
         * A message as it came, as a page for a frame
         * @description Nothing in it runs, and nothing is fetched for it. Pictures from elsewhere are left out.
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
        /** The messages of a loan that say something */
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
        /** The threads of a loan that one sees */
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
        /** How many messages one hasn't read on a loan */
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
        /** Mute a thread for oneself */
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
        /** Mute a thread no longer */
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
        /** Say that one is typing in a thread */
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
        /** A thread */
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
        /** How many messages one hasn't read in a thread */
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
         * @description The address gets no more of its messages. Repeating it changes nothing.
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
         * Bring an email participant back into a thread
         * @description The address gets its messages again. Repeating it changes nothing.
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
        /** The messages of a thread, the newest first */
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
        /** Mark everything in a thread as read */
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
        /** How many messages one hasn't read, on all loans */
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
        /** How many messages one hasn't read, by loan of a company */
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
        /** Change the words of one's own message */
        put: operations["editMessage"];
        post?: never;
        /**
         * Delete one's own message
         * @description A trace stays for those who could read it.
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
         * What a message says, to be printed
         * @description Items of the needs list stand in it in words, as they are now for whoever prints it.
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
        /** Bring back one's own message */
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
         * Change one's password
         * @description Signs out of every other browser.
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
         * One of one's own preferences
         * @description `null` when nothing was kept under that name.
         */
        get: operations["preference"];
        /**
         * Keep one of one's own preferences
         * @description Any JSON of up to 64 kB; what was kept under that name before is replaced.
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
         * @description A WebSocket. Ask with `{"subscribe":"loans/{loanId}","since":seq|null}` or `{"unsubscribe":…}`; told
         *     are `{topic,event,data,seq}`. With `?actingUser=` of a user other than the signed-in one it closes with code 4409.
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
        /** Find folders and requests by name on all loans one lends on */
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
        /** Every rule */
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
        /** Apply one rule to an input of its shape */
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
        /** How much was discarded and can still be brought back */
        get: operations["discardedSecureUploads"];
        put?: never;
        post?: never;
        /**
         * Erase all that was discarded
         * @description The bytes are removed immediately; none of it can be brought back.
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
         * What was handed in to one's company without signing in, and waits to be filed
         * @description The latest first. `totalElements` counts all that waits.
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
         * File something that was handed in
         * @description On a loan of one's company that one may change: onto a request, or into one's shoebox there.
         */
        put: operations["fileSecureUpload"];
        post?: never;
        /**
         * Discard something that was handed in
         * @description It can be brought back for thirty days.
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
        /** The bytes of a file that waits to be filed */
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
         * Erase something that was handed in
         * @description A file that waits or was discarded. Its bytes are removed immediately; it can't be brought back.
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
         * Bring back something that was handed in and discarded, or filed
         * @description Filed only by who filed it, while nobody has done anything with it since: it is no document of the loan any more, and
         *     the request is as it was.
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
         * Ask for a link to sign in
         * @description It is sent by mail while wrong tries slow down signing in. The answer is the same whether the address has an account.
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
         * @description It is both steps.
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
         * Ask for a challenge that a passkey answers
         * @description It names nobody: the device offers the passkeys it has. It is answered once, within five minutes.
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
        /** Where one is signed in */
        get: operations["sessions"];
        put?: never;
        post?: never;
        /** Sign out of every browser */
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
        /** Sign out of one browser */
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
        /** The templates of the signed-in lender's company */
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
        /** Rename a template, or say what it is for */
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
        /** Copy a template with all it holds */
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
        /** The elements of a template */
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
        /** Change the priority of several elements of a template, hide, show or delete them */
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
         * @description What was deleted comes back as it was, with its example files.
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
         * @description Answers every element whose place changed.
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
        /** Delete a folder or file request of a template, with what it contains */
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
        /** Answer a request of a template with an example file */
        put: operations["answerTemplateElement"];
        post?: never;
        /** Take the example file of a request away */
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
        /** The bytes of an example file */
        get: operations["downloadTemplateAnswer"];
        /** Upload an example file for a request of a template */
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
        /** Who is signed in */
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
         * What concerns oneself
         * @description The newest first, as far as one may see it now; what somebody did several times in a row is one line.
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
         * Mark some as read, or all up to a moment
         * @description On all devices. Answers those that weren't read before; marking them as unread undoes it.
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
         * What comes to one's bell
         * @description The preference `notices` turns kinds off: `{ "off": ["accepted"] }`.
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
        /** How much of it one hasn't read */
        get: operations["unreadNotices"];
        put?: never;
        /** Mark some as unread */
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
        /** Find people by a part of name or e-mail address */
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
         * The individual that a user is
         * @description For the person and for lenders on a loan with them. As long as the lender has written nothing down
         *     about a person, their user id stands for the individual.
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
         * The lenders one has loans with
         * @description People ask for their own; other people's are not found.
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
         * Somebody's photo
         * @description For colleagues, and for those who see them on a loan.
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
         * A person's documents that aren't filed
         * @description One's own; lenders see those of the people on their loans. The latest first.
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
        /** One's own message templates, by name */
        get: operations["messageTemplates"];
        /** Replace a message template; its id stands in the body */
        put: operations["updateMessageTemplate"];
        /** Keep a new message template */
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
        /** Throw a message template away */
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
        /** One's own signatures at a company */
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
        /** Keep a signature, new or changed */
        put: operations["putSignature"];
        post?: never;
        /** Throw a signature away */
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
        /** @description Requests of which everything that waits is accepted. */
        AcceptElements: {
            /** @description The requests, 500 at most; those that wait for nothing stay as they are. */
            elementIds: string[];
            /**
             * @description The documents that wait on them, as they were shown: where one has another content, nothing is accepted, with the
             *     code `newer-than-shown`.
             */
            shown?: components["schemas"]["ShownDocument"][];
            /** @description The versions, by request id, of the requests that don't apply, as they were shown. */
            versions?: {
                [key: string]: number;
            };
        };
        /** @description The answer to an invitation. */
        AcceptInvitation: {
            /**
             * @description The password: a first one for people who have none yet, else the one they sign in with. Nothing from the person
             *     who is signed in.
             */
            password?: string;
            /** @description Agrees that another user who is signed in in this browser is signed out. */
            replaceSession?: boolean;
        };
        /**
         * @description The input that accepting an invitation needs.
         * @enum {string}
         */
        AcceptanceAsk: "NEW_PASSWORD" | "OWN_PASSWORD" | "NOTHING";
        /** @description What a person sees of a loan, and why. */
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
        /** @description Whether the person sees somebody. */
        AccessToPerson: {
            /** @description Whom. */
            user: components["schemas"]["UserRef"];
            /** @description In what role. */
            role: components["schemas"]["Role"];
            /** @description Whether they do. */
            sees: boolean;
            /** @description Why, or why not. */
            because: components["schemas"]["Because"];
        };
        /** @description Whether the person sees a request or folder. */
        AccessToRequest: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What it is called. */
            name: string;
            /**
             * Format: uuid
             * @description The folder it is in.
             */
            parentId: string | null;
            /** @description Whether they do. */
            sees: boolean;
            /** @description Why, or why not. */
            because: components["schemas"]["Because"];
        };
        /** @description Whether the person sees a document or thread. */
        AccessToThing: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description Whether they do. */
            sees: boolean;
            /** @description Why, or why not. */
            because: components["schemas"]["Because"];
        };
        /** @description One's own account. */
        Account: {
            /**
             * Format: uuid
             * @description One's id.
             */
            userId: string;
            /**
             * Format: uuid
             * @description One's photo; another one has another id.
             */
            avatarDocId: string | null;
            /** @description One's given name. */
            givenName: string;
            /** @description One's family name. */
            familyName: string;
            /** @description One's mobile phone. */
            phoneNumber: components["schemas"]["PhoneNumber"];
            /** @description What one does. */
            positionOrTitle: string;
            /** @description Where one's days begin and end, as `America/Denver`; nothing while one chose none. */
            timeZone: string | null;
            /** @description What one signs in with. */
            emailAddress: string;
            /** @description What one signs in with once the link that was sent there is followed. */
            newEmailAddress: string | null;
        };
        /** @description By what it is looked through. */
        ActivityChoices: {
            /** @description The kinds, in the order in which they are offered. */
            kinds: components["schemas"]["ActivityKindChoice"][];
            /** @description Everybody who did something there, by name. */
            people: components["schemas"]["ActivityPerson"][];
        };
        /** @description Something that happened. */
        ActivityEntry: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            actor: null | components["schemas"]["ActivityPerson"];
            /** @description Which kind. */
            kind: components["schemas"]["ActivityKind"];
            /** @description What they did, read after their name. */
            words: string;
            /** @description To what, where the words don't say it. */
            on: string | null;
            leadsTo: null | components["schemas"]["ActivityLink"];
            /** @description The facts that changed. */
            changes: components["schemas"]["FactChange"][];
            loan: null | components["schemas"]["ActivityLoan"];
        };
        /**
         * @description A kind of what happened.
         * @enum {string}
         */
        ActivityKind: "requests" | "documents" | "reviews" | "people" | "entities" | "consents" | "credit" | "licences" | "facts" | "status" | "messages" | "sharing" | "access" | "downloads" | "sign-ins" | "accounts" | "employees" | "permissions" | "settings";
        /** @description A kind, by which what happened is looked through. */
        ActivityKindChoice: {
            /** @description Which. */
            kind: components["schemas"]["ActivityKind"];
            /** @description What it is called. */
            label: string;
        };
        /** @description Where an entry leads, as long as that is there. */
        ActivityLink: {
            /** @description To what. */
            place: components["schemas"]["ActivityPlace"];
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /**
             * Format: uuid
             * @description The thread of a message.
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
        /** @description Some of what happened. */
        ActivityPage: {
            /** @description Them, the newest first. */
            content: components["schemas"]["ActivityEntry"][];
            /** @description What to ask for as `before` to get earlier ones; null where there are none. */
            next: string | null;
        };
        /** @description Somebody who did something. */
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
         * @description What an entry leads to.
         * @enum {string}
         */
        ActivityPlace: "request" | "document" | "message" | "person" | "asset" | "company" | "principal" | "trust";
        /** @description Somebody who begins to work at the company. */
        AddEmployee: {
            /** @description Their e-mail address. */
            emailAddress: string;
            /** @description Their given name. */
            givenName?: string;
            /** @description Their family name. */
            familyName?: string;
            /** @description Their role there. */
            companyRole: components["schemas"]["Role"];
            /** @description Whether to send them an invitation by mail. */
            invite?: boolean;
        };
        /** @description A file that becomes a version of a document. */
        AddVersion: {
            /**
             * Format: uuid
             * @description The upload that brought it; all of its bytes are there.
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
        /** @description Progress as far as one may see it. */
        AllProgress: {
            /** @description Over all requests one sees. */
            loan: components["schemas"]["Progress"];
            /** @description Of each person, by user id. */
            perUser: {
                [key: string]: components["schemas"]["Progress"];
            };
            /** @description Of each folder over what is anywhere inside, by element id. */
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
            /** @description The SHA-256 of its bytes, in hexadecimal; a verdict names it. */
            sha256: string;
            /** @description Who uploaded it, or the version of it that is there now. */
            uploadedByName: string;
            /**
             * Format: date-time
             * @description When that came.
             */
            uploadedAt: string;
            /** @description What a lender said of it. */
            reviewState: components["schemas"]["AnswerState"];
            rejection: null | components["schemas"]["Rejection"];
            virusCheck: null | components["schemas"]["VirusCheck"];
            /** @description For lenders, while it waits for them: that the day its text speaks of was longer ago than is asked, in words. */
            stale: string | null;
        };
        /** @description A document that answers a request, or several that come at once. */
        AnswerElement: {
            /**
             * Format: uuid
             * @description A document of the same loan.
             */
            documentId: string;
            /** @description Further ones that come along, as one change with it: all of them, or none. */
            alongIds?: string[];
            /**
             * @description What to do when its content answers the request already: take it, or refuse it with the code
             *     `same-content`, so that the person can be asked.
             */
            onSame?: components["schemas"]["OnSame"];
        };
        /**
         * @description How far one file of an answer is.
         * @enum {string}
         */
        AnswerState: "SUBMITTED" | "ACCEPTED" | "REJECTED";
        /** @description Somebody to put on a loan: by id, or a new person by e-mail address. */
        AppUser: {
            /**
             * Format: uuid
             * @description A person the lender's company knows.
             */
            id?: string | null;
            /** @description The address, when there is no id. */
            emailAddress?: string | null;
            /** @description A new person's given name. */
            givenName?: string | null;
            /** @description A new person's family name. */
            familyName?: string | null;
        };
        /** @description What became of a template's elements. */
        Applied: {
            /**
             * Format: int32
             * @description How many were added.
             */
            created: number;
            /** @description What was added: deleting these, with what they contain, takes it back. */
            createdIds: string[];
            /**
             * Format: int32
             * @description How many were there already.
             */
            merged: number;
            /**
             * Format: int32
             * @description How many requests for each borrower were left out, for the loan has no borrower yet.
             */
            waiting: number;
        };
        /** @description Whom a template is made part of a loan's list for. */
        ApplyTemplate: {
            /**
             * Format: uuid
             * @description The borrower who is given the new requests; null for the loan as a whole.
             */
            borrowerUserId?: string | null;
        };
        /** @description How a loan stands with the archive. */
        Archive: {
            /** @description Why nothing on it can be changed and what to do, in words; nothing while it isn't archived. */
            words: string | null;
            to: null | components["schemas"]["ReviewStatus"];
        };
        /** @description A request for a link to sign in. */
        AskForSignInLink: {
            /** @description The e-mail address, in any case and with blanks around it. */
            emailAddress?: string;
        };
        /** @description A document that is attached. */
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
             * @description Its bytes.
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
            /** @description Whether they get a blind copy, and don't read the thread. */
            blindCopy: boolean;
        };
        /**
         * @description The scope of a message's audience.
         * @enum {string}
         */
        AudienceScope: "EVERYONE" | "LENDING_TEAM" | "MEMBERS" | "PRIVATE";
        /** @description A reason. */
        Because: {
            /** @description A stable, machine-readable code. */
            code: string;
            /** @description The words to show. */
            text: string;
        };
        /** @description How an element was before a change. */
        Before: {
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
        /** @description Somebody a lender works with. */
        BookEntry: {
            /** @description The person. */
            user: components["schemas"]["UserRef"];
            /** @description Their roles on the lender's loans. */
            roles: components["schemas"]["RoleOnLoan"][];
            /**
             * Format: date-time
             * @description When they used Loanroom last.
             */
            lastActiveAt: string | null;
        };
        /** @description A borrower of a new loan. */
        Borrower: {
            /** @description Given name; somebody whom the company knows keeps theirs. */
            givenName?: string;
            /** @description Family name. */
            familyName?: string;
            /** @description Where the invitation goes. */
            emailAddress?: string;
        };
        /**
         * @description The kind of a borrower (ENTITY-06).
         * @enum {string}
         */
        BorrowerType: "INDIVIDUAL" | "MEMBER";
        /** @description The key with which a browser encrypts what it keeps of the person's unsent work. */
        BrowserStorageKey: {
            /**
             * Format: uuid
             * @description The person it belongs to.
             */
            userId: string;
            /** @description 32 bytes as hexadecimal digits; always the same ones. */
            key: string;
        };
        /** @description A licence as the person card shows it at first. */
        CardLicence: {
            /** @description How it stands on the reader’s day; the browser asks the rule again as that ends. */
            status: components["schemas"]["LicenceStatus"];
            /** @description YYYY-MM-DD. */
            expiration: string | null;
            /** @description Masked but for its last four signs. */
            number: string | null;
            /** @description The date of birth, masked but for its year. */
            dob: string | null;
            /** @description The state that issued it. */
            state: string | null;
            /** @description Whether the viewer may see the licence; if not, everything else is missing. */
            visible: boolean;
        };
        /** @description A new address. */
        ChangeAddress: components["schemas"]["FreshProof"] & {
            /** @description The new one. */
            emailAddress?: string;
        };
        /** @description A contact, changed. What is left out stays. */
        ChangeContact: components["schemas"]["ContactRelationInput"] & {
            /**
             * Format: int32
             * @description The version that the change was made to.
             */
            version: number;
        };
        /** @description One change to some elements. */
        ChangeElements: {
            /** @description Those that change, 500 at most. */
            elementIds: string[];
            priorityType?: null | components["schemas"]["PriorityType"];
            /** @description Whether to hide them, or show them again. */
            hidden?: boolean | null;
            /** @description Whether to delete them, with what they contain. */
            delete?: boolean;
        };
        /** @description A new password. */
        ChangePassword: {
            /** @description The present one. */
            currentPassword?: string;
            /** @description The new one. */
            password?: string;
        };
        /** @description Another status for a loan. */
        ChangeStatus: {
            /** @description Which. */
            to: components["schemas"]["ReviewStatus"];
            /**
             * Format: int32
             * @description The version of the loan the change was made to.
             */
            version: number;
        };
        /** @description What changed, and how to undo it. */
        Changed: {
            /** @description The elements as they are now, without the deleted ones. */
            changed: components["schemas"]["NeedsListElement"][];
            /** @description What undoes it. */
            undo: components["schemas"]["UndoChange"];
        };
        /** @description A document that is new since the last package. */
        ChangedDocument: {
            /**
             * Format: uuid
             * @description Its id.
             */
            documentId: string;
            /** @description In which way it is new. */
            novelty: components["schemas"]["Novelty"];
        };
        /** @description A file's place among those that were chosen together. */
        Chosen: {
            /**
             * Format: uuid
             * @description The id of the choice.
             */
            batch: string;
            /**
             * Format: int32
             * @description Its place in it, or that of the archive it came in.
             */
            place: number;
            /**
             * Format: int32
             * @description Its place in that archive.
             */
            inside?: number;
        };
        /** @description Something a column can say. */
        ColumnChoice: {
            /** @description Its word. */
            column: string;
            /** @description What it is called. */
            label: string;
        };
        /** @description Something said about an element. */
        Comment: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What was said. */
            body: string;
            /** @description Who said it. */
            author: components["schemas"]["UserRef"];
            /**
             * Format: date-time
             * @description When.
             */
            createdAt: string;
            /** @description Whether borrowers and contacts who see the request may read it. */
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
            /** @description Its name in addresses. */
            slug: string;
            /** @description Whether credit scores of individual borrowers can be seen. */
            individualCreditReport: boolean;
            /** @description Whether its borrowers are onboarded here. */
            hasBorrowerOnboard: boolean;
            /** @description Whether people may send e-mails as files too. */
            acceptsMail: boolean;
            /**
             * Format: int32
             * @description How many new outside addresses a lender may write to on a loan within 24 hours without approval.
             */
            outsideAddressesOfLenders: number;
            /**
             * Format: int32
             * @description How many a borrower or a contact may.
             */
            outsideAddressesOfOthers: number;
            /** @description Whether people may send it files without signing in. */
            secureUploadEnabled: boolean;
            /** @description What the page says on which they do; empty for nothing. */
            secureUploadText: string;
            /**
             * Format: int64
             * @description Bytes that come in on that page within a day at most.
             */
            secureUploadDailyBytes: number;
            /**
             * Format: int32
             * @description Files that come in on that page within a day at most.
             */
            secureUploadDailyFiles: number;
            /** @description Whether everyone who works there has to sign in with two steps. */
            secondStepRequired: boolean;
            /** @description What each role holds on the company's loans. */
            permissions: {
                [key: string]: components["schemas"]["Permission"][];
            };
            /** @description Where its logo is, if it has one. */
            logo: string | null;
            /**
             * Format: int32
             * @description Counts its changes; a change names the version it was made to.
             */
            version: number;
        };
        /** @description Somebody who works at a lending company. */
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
            /** @description Its name in addresses. */
            slug: string;
        };
        /** @description A finished upload. */
        CompletedUpload: {
            /**
             * Format: uuid
             * @description The document it became.
             */
            documentId: string;
            /** @description Whether it had been finished before. */
            alreadyCompleted: boolean;
        };
        /** @description The first code of an app. */
        ConfirmSecondStep: {
            /** @description The six digits. */
            code?: string;
        };
        /** @description A filled sharing dialog, confirmed. */
        ConfirmSharing: components["schemas"]["Sharing"] & {
            /** @description The same for every try of one confirmation: however often it is sent, it is done once. */
            idempotencyKey: string;
        };
        /**
         * @description A borrower's answer to the question whether their credit may be looked up.
         * @enum {string}
         */
        Consent: "ACCEPTED" | "DECLINED";
        /** @description Task counts. */
        ConsolidatedTasks: {
            /** @description One's own tasks, by group. */
            perTask: components["schemas"]["TasksPerGroup"];
            /** @description How many tasks each person has, by user id: one's own, and others' with SeeBorrowersTasks. */
            perUser: {
                [key: string]: number;
            };
        };
        /** @description A contact in somebody's list on a loan (ENTITY-19). */
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
            /** @description Given name, as the owner of the list wrote it. */
            givenName: string;
            /** @description Family name. */
            familyName: string;
            phoneNumber: null | components["schemas"]["PhoneNumber"];
            /** @description What they do. */
            positionOrTitle: string | null;
            /** @description Where they work. */
            companyName: string | null;
            /** @description Its address on the web. */
            companyWebsite: string | null;
            companyAddress: null | components["schemas"]["Address"];
            /**
             * Format: uuid
             * @description The contact's user id.
             */
            userContactId: string;
            /** @description The contact's e-mail address. */
            userContactEmailAddress: string;
            contactCompanyRole: null | components["schemas"]["Role"];
            /**
             * Format: uuid
             * @description The loan.
             */
            loanId: string;
            /**
             * Format: uuid
             * @description The contact's own role on the loan, which calls on the contact name.
             */
            contactLoanRoleId: string;
            /**
             * Format: int32
             * @description Counts the changes.
             */
            version: number;
        };
        /** @description The contact-relation body. What is left out stays as it is, or empty for a new contact. */
        ContactRelationInput: {
            /**
             * Format: uuid
             * @description A known person, to go with their address.
             */
            userContactId?: string | null;
            /** @description The contact's e-mail address. */
            userContactEmailAddress?: string | null;
            /** @description Given name. */
            givenName?: string | null;
            /** @description Family name. */
            familyName?: string | null;
            phoneNumber?: null | components["schemas"]["PhoneNumber"];
            /** @description What they do. */
            positionOrTitle?: string | null;
            /** @description Where they work. */
            companyName?: string | null;
            /** @description Its address on the web. */
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
            /** @description Whether they lead the borrowing team; who led it becomes a borrower. */
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
        /** @description How many there are. */
        Count: {
            /**
             * Format: int64
             * @description That many.
             */
            count: number;
        };
        /** @description Something to say. */
        CreateComment: {
            /** @description What to say, up to 2,000 characters. */
            body: string;
            /**
             * @description Whether borrowers and contacts who see the request may read it; without it a lender's comment is internal. Always
             *     so for theirs.
             */
            visibleToBorrower?: boolean | null;
        };
        /** @description A new draft. */
        CreateDraft: components["schemas"]["DraftContent"];
        /** @description A new element. */
        CreateElement: {
            /**
             * Format: uuid
             * @description The folder to put it in; null for the top.
             */
            parentId?: string | null;
            /** @description What it is called. */
            name: string;
            /** @description A folder, or a request for a file. */
            storageType: components["schemas"]["StorageType"];
            /** @description Its priority; UNSET without. */
            priorityType?: components["schemas"]["PriorityType"];
            visibleAtStatus?: null | components["schemas"]["ReviewStatus"];
            /** @description Hidden by hand. */
            hidden?: boolean;
            /** @description What is asked for. */
            description?: string | null;
            /**
             * Format: date
             * @description The day by which a loan's request is hoped for; a template has days instead.
             */
            dueDate?: string | null;
            /**
             * Format: int32
             * @description So many days old a document may be, from 1 to 3,650; requests only.
             */
            freshnessDays?: number | null;
            /** @description Whether the loan does without it, too; requests only. */
            optional?: boolean;
            /** @description How to come by it, as plain text in which addresses become links; requests only. */
            instructions?: string | null;
            /** @description For lenders alone; requests only. */
            internalNote?: string | null;
        };
        /** @description A new entity, or one of the lender's other loans to put on this one. */
        CreateEntity: components["schemas"]["EntityFacts"] & {
            entityType?: null | components["schemas"]["EntityType"];
            /**
             * Format: uuid
             * @description An entity of another loan that the person is on; then only labels count of the rest.
             */
            existingEntityId?: string | null;
            /** @description Its labels on this loan. */
            labels?: components["schemas"]["EntityLabel"][];
        };
        /** @description A new template. */
        CreateTemplate: {
            /** @description What it is called. */
            name: string;
            /** @description What it is for. */
            entityType: components["schemas"]["EntityType"];
        };
        /** @description A new folder or file request of a template. */
        CreateTemplateElement: components["schemas"]["CreateElement"] & {
            /** @description Whether a loan gets one of it for each borrower; requests only. */
            eachBorrower?: boolean;
            /**
             * Format: int32
             * @description How many days after it is put on a loan it is due there; requests only.
             */
            dueDays?: number | null;
        };
        /** @description A file about to be uploaded. */
        CreateUpload: {
            /** @description Its name; folders in front of it are left out. */
            name: string;
            /**
             * Format: int64
             * @description Its size in bytes.
             */
            size: number;
            /**
             * @description Its MIME type as the sender knows it; may be empty. It only helps to tell whether the file is
             *     accepted: what is kept and sent back follows from name and content.
             */
            mimeType?: string;
            /**
             * Format: uuid
             * @description The loan it belongs to.
             */
            loanId: string;
            /**
             * Format: uuid
             * @description The request it is meant for.
             */
            elementId?: string | null;
            chosen?: null | components["schemas"]["Chosen"];
        };
        /** @description What somebody types to sign in. */
        Credentials: {
            /** @description The e-mail address, in any case and with blanks around it. */
            emailAddress: string;
            /** @description The password. */
            password: string;
            /** @description The code of the second step, once it is asked for: the app's digits, or a recovery code. */
            code?: string | null;
            passkey?: null | components["schemas"]["PasskeyAnswer"];
        };
        /** @description That answer. */
        CreditConsent: {
            /** @description Yes or no. */
            creditConsentStatus: components["schemas"]["Consent"];
        };
        /**
         * @description What a borrower said when asked whether their credit may be looked up (ENTITY-07).
         * @enum {string}
         */
        CreditConsentStatus: "ACCEPTED" | "DECLINED" | "PENDING";
        /** @description What is known of an individual's credit. */
        CreditReport: {
            /**
             * Format: int32
             * @description The score, 300 to 850.
             */
            creditScore: number | null;
            /** @description What went wrong: a JSON text with a `description`. */
            creditReportError: string | null;
            /** @description How it stands. */
            status: components["schemas"]["ReportStatus"];
            softCreditStatus: null | components["schemas"]["SoftCreditStatus"];
            /**
             * Format: date-time
             * @description When it was ordered last.
             */
            orderedAt: string | null;
            /**
             * Format: date-time
             * @description Until when no other can be ordered; missing when it can be at once.
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
            /** @description Their e-mail address. */
            emailAddress: string;
            /** @description The group of people they belong to. */
            loggedRoleGroup: components["schemas"]["RoleGroup"];
            loggedCompanyRole: null | components["schemas"]["Role"];
            /**
             * Format: uuid
             * @description The document with their picture.
             */
            avatarDocId: string | null;
            /** @description What they do. */
            positionOrTitle: string | null;
            /** @description Where their days begin and end, as `America/Denver`; nothing while they chose none. */
            timeZone: string | null;
            company: null | components["schemas"]["CompanyRef"];
            /** @description What they may do outside of a loan. */
            permissions: components["schemas"]["Permission"][];
            /** @description Whether they have to set up two-step sign-in before anything else. */
            secondStepMissing: boolean;
        };
        /** @description A decision about all waiting addresses of a message, or about some. */
        DecideOutside: {
            /** @description The decision. */
            decision: components["schemas"]["OutsideDecision"];
            /** @description The addresses it concerns, up to 1,000; all that wait, unless named. */
            addresses?: string[] | null;
        };
        /** @description How many addresses a decision concerned. */
        DecidedOutside: {
            /**
             * Format: int64
             * @description The number; 0 when others decided before.
             */
            decided: number;
        };
        /** @description The time zone of the device in one's hands. */
        DeviceTimeZone: {
            /** @description A name of the IANA database, as `America/Denver`. */
            timeZone: string;
        };
        /** @description Discarded files that can still be restored. */
        DiscardedFiles: {
            /**
             * Format: int64
             * @description How many files.
             */
            files: number;
            /**
             * Format: int64
             * @description How many bytes they take together.
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
             * @description When it came.
             */
            createdAt: string;
            /** @description Who uploaded it. */
            uploadedByName: string;
            /** @description Where its bytes are. */
            downloadUrl: string;
            /** @description Whether the password was taken off the version before. */
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
        /** @description An accepted document whose freshness ends. */
        DocumentEnding: {
            /**
             * Format: uuid
             * @description The request it answers.
             */
            elementId: string;
            /** @description What that is called. */
            elementName: string;
            /** @description The document's name. */
            documentName: string;
            /**
             * Format: uuid
             * @description The loan.
             */
            loanId: string;
            /** @description What that is called. */
            loanName: string;
            /**
             * Format: date
             * @description The last day on which it is fresh enough.
             */
            until: string;
            /** @description Whether that day is over. */
            ended: boolean;
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
             * @description When it was uploaded, or the version of it that is there now.
             */
            uploadedAt: string;
            /** @description The name of who uploaded that. */
            uploadedByName: string;
            /**
             * Format: uuid
             * @description The request it answers.
             */
            elementId: string;
            /** @description What that is called. */
            elementName: string;
            /**
             * Format: uuid
             * @description The loan.
             */
            loanId: string;
            /** @description What that is called. */
            loanName: string;
        };
        /** @description A document as it is, or as it was. */
        DocumentVersion: {
            /**
             * Format: int32
             * @description Its number; the first is 1.
             */
            number: number;
            /** @description Whether it is the current one. */
            current: boolean;
            /** @description What the document was called. */
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
            /** @description Whether the password was taken off the one before. */
            unlocked: boolean;
            reviewState: null | components["schemas"]["AnswerState"];
            /** @description Who brought it. */
            byName: string;
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /** @description Where its bytes are. */
            downloadUrl: string;
            virusCheck: null | components["schemas"]["VirusCheck"];
        };
        /** @description The versions of a document. */
        DocumentVersions: {
            /** @description Whether the person may add another one, and bring an earlier one back. */
            mayAdd: boolean;
            /** @description Whether the person may rename the document, and delete it. */
            mayChange: boolean;
            /**
             * Format: int32
             * @description As many a document has at most.
             */
            most: number;
            /** @description The current one first. */
            content: components["schemas"]["DocumentVersion"][];
        };
        /** @description The documents to review that wait longest. */
        DocumentsToReview: {
            /**
             * Format: int64
             * @description How many there are in all; 501 for more than 500.
             */
            total: number;
            /** @description The same in words: "500+" for more than 500. */
            totalWords: string;
            /** @description The 50 that were sent first, in the order of the rule `needs_list.review_queue`. */
            content: components["schemas"]["DocumentToReview"][];
        };
        /** @description Documents whose text couldn't be read. */
        DocumentsUnreadable: {
            /**
             * Format: int32
             * @description How many there are, up to a thousand.
             */
            count: number;
            /** @description Whether there are more of them. */
            more: boolean;
        };
        /** @description A draft of one's own. */
        Draft: components["schemas"]["DraftContent"] & {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /**
             * Format: uuid
             * @description The same, under the name that the composer knows it by.
             */
            draftedMessageId: string;
            /**
             * Format: int32
             * @description Counts the changes: the next one names it.
             */
            version: number;
            /**
             * Format: date-time
             * @description When it was first saved.
             */
            createdDate: string;
            /**
             * Format: date-time
             * @description When it was saved last.
             */
            updatedDate: string;
            /** @description The attached documents that are still there. */
            documents: components["schemas"]["AttachedDocument"][];
        };
        /** @description What a composer holds: the payload of the send call with Cc and Bcc empty, and both in fields of their own. */
        DraftContent: {
            /** @description HTML, up to a million characters. */
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
        /** @description A driver's licence as it is stored (ENTITY-13). */
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
        /** @description A copy of a template. */
        DuplicateTemplate: {
            /** @description What the copy is called. */
            name: string;
        };
        /** @description A borrower or contact, changed. What is left out stays. */
        EditClient: {
            borrowerType?: null | components["schemas"]["BorrowerType"];
            role?: null | components["schemas"]["Role"];
            /** @description Given name. */
            givenName?: string | null;
            /** @description Family name. */
            familyName?: string | null;
            /** @description What they do. */
            positionOrTitle?: string | null;
            /** @description Where they work. */
            companyName?: string | null;
            /** @description Its address on the web. */
            companyWebsite?: string | null;
            companyAddress?: null | components["schemas"]["Address"];
            mobilePhone?: null | components["schemas"]["PhoneNumber"];
            /**
             * Format: uuid
             * @description A needs-list template of the company to give the loan for this borrower.
             */
            templateId?: string | null;
            contactRelationDto?: null | components["schemas"]["ContactRelationInput"];
            /**
             * Format: int32
             * @description The version of the loan role that the change was made to.
             */
            version: number;
        };
        /** @description The same for somebody on the loan. */
        EditLenderUser: components["schemas"]["LenderUser"] & {
            /**
             * Format: int32
             * @description The version of the loan role that the change was made to.
             */
            version: number;
        };
        /** @description Other words for a message. */
        EditMessage: {
            /** @description What it says from now on, HTML, up to 1 MB. */
            body: string;
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
            /** @description The address, in small letters. */
            address: string;
            /** @description The person who added it. */
            addedBy: components["schemas"]["UserRef"];
            /** @description Whether it waits for approval by a lender, for lenders and for the person who added it. */
            waiting: boolean;
            /** @description Whether one may remove it. */
            canRemove: boolean;
        };
        /** @description Somebody who works at a company. */
        Employee: components["schemas"]["UserRef"] & {
            companyRole: null | components["schemas"]["Role"];
            /** @description Whether they sign in with two steps. */
            secondStep: boolean;
            invitation: null | components["schemas"]["Invitation"];
        };
        /** @description Shares to end. */
        EndShares: {
            /** @description Which. */
            shares: components["schemas"]["EndedShare"][];
        };
        /** @description An element that somebody shall not have any more. */
        EndedShare: {
            /**
             * Format: uuid
             * @description The element.
             */
            infoId: string;
            /**
             * Format: uuid
             * @description Who has it.
             */
            sharedWithUserId: string;
        };
        /** @description Everything about an entity that its page holds. */
        EntityFacts: {
            /**
             * @description What it is called.
             * @default null
             */
            name: string | null;
            /**
             * @description Its employer identification number.
             * @default null
             */
            ein: string | null;
            /**
             * @description Its e-mail address.
             * @default null
             */
            emailAddress: string | null;
            /** @default null */
            companyAddress: null | components["schemas"]["Address"];
            /** @default null */
            mailingAddress: null | components["schemas"]["Address"];
            /**
             * @description Whether mail goes to the company address.
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
             * @description The user that a person is; left out it stays.
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
        /** @description A file that shows what is asked for. */
        Example: {
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
        /** @description Licences and documents that end soon or ended lately, the earliest first. */
        Expiring: {
            /** @description Licences of people, for who may see them; 12 at most. */
            licences: components["schemas"]["LicenceEnding"][];
            /** @description Accepted documents of requests that want none older than some days; 12 at most. */
            documents: components["schemas"]["DocumentEnding"][];
        };
        /**
         * @description A fact of a loan.
         * @enum {string}
         */
        Fact: "name" | "loanNumber" | "amount" | "loanPurpose" | "propertyAddress";
        /** @description A fact that became another one. */
        FactChange: {
            /** @description Which. */
            fact: components["schemas"]["Fact"];
            /** @description What it was, as it is shown; empty where nothing was known. */
            from: string;
            /** @description What it is since. */
            to: string;
        };
        /** @description Where a file goes. */
        FileAway: {
            /**
             * Format: uuid
             * @description The loan.
             */
            loanId: string;
            /**
             * Format: uuid
             * @description The request that it answers; left out, it waits in the shoebox of who files it.
             */
            elementId?: string | null;
            /**
             * @description What to do when its content answers the request already: take it, or refuse it with the code `same-content`, so
             *     that the person can be asked.
             */
            onSame?: components["schemas"]["OnSame"];
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
            /** @description What stands in the first row that has something there. */
            sample: string;
            /** @description What it says. */
            column: string | null;
        };
        /** @description Where a file is now. */
        FiledAway: {
            /**
             * Format: uuid
             * @description The document it became.
             */
            documentId: string;
        };
        /** @description A form element (ENTITY-32). */
        FormElement: {
            /** @description Which report. */
            knowledgeBase: components["schemas"]["KnowledgeBase"];
            /** @description What the provider calls whom it is about. */
            providerEntityIdentifier: string;
            /** @description What the provider answered; none yet. */
            answer: string | null;
        };
        /** @description Whom to forward a message to. */
        ForwardMessage: {
            /** @description People of the loan. */
            toUserIds?: string[];
            /** @description Addresses. */
            toEmails?: string[];
            /** @description What to say above it, up to 1,000 characters. */
            note?: string | null;
        };
        /** @description A part of a list, without the number of rows in all. */
        Found: {
            /** @description The people. */
            content: components["schemas"]["UserRef"][];
            /**
             * Format: int64
             * @description The page, from 0.
             */
            page: number;
            /**
             * Format: int64
             * @description Rows a page.
             */
            size: number;
            /** @description Whether nobody follows. */
            last: boolean;
        };
        /** @description A document in which the words stand. */
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
        /** @description Documents that were found, the latest first. */
        FoundDocuments: {
            /** @description The first of them. */
            content: components["schemas"]["FoundDocument"][];
            /** @description Whether there are more. */
            more: boolean;
            /**
             * Format: int32
             * @description How many documents nobody looked into yet: they are read one after the other.
             */
            waiting: number;
            /** @description For lenders: those that words can't be found in, and why. */
            unreadable: components["schemas"]["UnreadableDocument"][];
        };
        /** @description A folder or file request, and the loan it is on. */
        FoundRequest: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description How far its answer is. */
            reviewState: components["schemas"]["ReviewState"];
            /**
             * Format: uuid
             * @description The loan's id.
             */
            loanId: string;
            /** @description What the loan is called. */
            loanName: string;
        };
        /** @description The requests found, by name. */
        FoundRequests: {
            /** @description Those that fit best first. */
            content: components["schemas"]["FoundRequest"][];
        };
        /** @description A piece of HTML. */
        Fragment: {
            /** @description The HTML: text and action links, safe to place in a message. Empty when there is nothing to show. */
            html: string;
        };
        /** @description The proof for a change to the sign-in methods of an account. */
        FreshProof: {
            /** @description The current password. */
            currentPassword?: string;
            /** @description While a second step is on: the app's digits, or a recovery code. */
            code?: string | null;
            passkey?: null | components["schemas"]["PasskeyAnswer"];
        };
        /** @description The ways to take the second step of a fresh proof; while none is accepted, the password is enough. */
        FreshProofAsked: {
            /** @description Whether a code of the authenticator app is accepted. */
            appCode: boolean;
            /** @description Whether a recovery code is accepted. */
            recoveryCode: boolean;
            /** @description Whether a passkey is accepted. */
            passkey: boolean;
        };
        /** @description What somebody handed in at once. */
        HandIn: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description The number on its receipt. */
            number: string;
            /** @description Who it is from, as they say; nobody looked. */
            senderName: string;
            /** @description Their e-mail address, as they say. */
            emailAddress: string;
            /** @description What they had to say; may be empty. */
            note: string;
            /**
             * Format: date-time
             * @description When it came.
             */
            handedInAt: string;
        };
        /** @description Something that happened to an element. */
        HistoryEntry: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What happened: a kind of the rule `needs_list.history_visible`. */
            kind: components["schemas"]["HistoryKind"];
            /** @description What they did, read after their name. */
            words: string;
            /** @description Who did it. */
            actor: components["schemas"]["UserRef"];
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /** @description What belongs to it, by kind. */
            detail: Record<string, never>;
        };
        /**
         * @description What happened to an element.
         * @enum {string}
         */
        HistoryKind: "created" | "updated" | "moved" | "deleted" | "restored" | "answered" | "answer-removed" | "accepted" | "rejected" | "back-to-submitted" | "not-applicable" | "applicable" | "commented" | "shared" | "unshared" | "taken-back";
        /** @description What waits on all loans one lends on. */
        Home: {
            /** @description Documents that nobody has judged. */
            toReview: components["schemas"]["DocumentsToReview"];
            /** @description Requests that were sent back and not answered again. */
            sentBack: components["schemas"]["RequestsSentBack"];
            /** @description Who has open requests, the longest silent first; 12 at most. */
            silent: components["schemas"]["SilentPerson"][];
            /** @description What ends soon, or ended lately. */
            expiring: components["schemas"]["Expiring"];
            /** @description The loans by review status, those with loans alone. */
            stages: components["schemas"]["LoansAtStatus"][];
            /** @description What happened in the last 14 days, the latest first; 15 at most. */
            latest: components["schemas"]["LatestEntry"][];
            unreadable: null | components["schemas"]["DocumentsUnreadable"];
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
        /** @description A line of the answer: how far the import is, and in the last one what came of it. */
        ImportLine: {
            /**
             * Format: int32
             * @description Rows that are done.
             */
            done: number;
            /**
             * Format: int32
             * @description Rows in all.
             */
            of: number;
        } | {
            /** @description What it did. */
            imported: components["schemas"]["Imported"];
        } | {
            /** @description Why. */
            problem: components["schemas"]["ProblemBody"];
        };
        /** @description A file, looked at. */
        ImportPreview: {
            /** @description How its letters are written. */
            encoding: string;
            /** @description What columns can say. */
            choices: components["schemas"]["ColumnChoice"][];
            /** @description Its columns. */
            columns: components["schemas"]["FileColumn"][];
            /** @description What is wrong with what the columns say; then there are no rows. */
            violations: components["schemas"]["Violation"][];
            /** @description What is shown of each row. */
            titles: string[];
            /** @description Its rows. */
            rows: components["schemas"]["PreviewRow"][];
            /** @description How many rows become what. */
            tallies: components["schemas"]["Tally"][];
            /**
             * Format: int32
             * @description How many rows are written.
             */
            writes: number;
            /** @description What importing is told, so that it does what was seen here. */
            seen: string;
        };
        /** @description What an import did. */
        Imported: {
            /** @description How many rows became what. */
            counts: components["schemas"]["ImportCounts"];
            /** @description The same in words. */
            said: string;
        };
        /** @description The individual that a user is. */
        IndividualRef: {
            /**
             * Format: uuid
             * @description Their id.
             */
            id: string;
        };
        /** @description How an invitation stands. */
        Invitation: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /**
             * Format: uuid
             * @description Who was asked.
             */
            userId: string;
            /** @description Whether it still waits for an answer. */
            state: components["schemas"]["InvitationState"];
            /**
             * Format: date-time
             * @description When it was sent last.
             */
            sentAt: string;
            /**
             * Format: date-time
             * @description Until when its link works.
             */
            expiresAt: string;
        };
        /** @description An invitation whose link the inviter passes on themselves. */
        InvitationLink: {
            /** @description The invitation. */
            invitation: components["schemas"]["Invitation"];
            /** @description The link: it lets its reader join as the invited person, and is shown once. */
            link: string;
        };
        /**
         * @description How an invitation stands.
         * @enum {string}
         */
        InvitationState: "PENDING" | "EXPIRED" | "REVOKED" | "ACCEPTED";
        /** @description What somebody sees who follows the link of an invitation. */
        InvitationView: {
            /** @description The loan; none for an invitation to work at the lender. */
            loanName: string | null;
            /** @description Whether the person is invited as a lender's employee. */
            colleague: boolean;
            /** @description The lender. */
            lenderName: string;
            /** @description Who asks. */
            invitedBy: string;
            /** @description Who is asked. */
            emailAddress: string;
            /**
             * Format: date-time
             * @description Until when the link works.
             */
            expiresAt: string;
            /** @description Whether the person has no password yet and chooses one. */
            needsPassword: boolean;
            /** @description The input that accepting needs. */
            asks: components["schemas"]["AcceptanceAsk"];
            /** @description Another user who is signed in in this browser and would be signed out. */
            signedInAs: string | null;
        };
        /** @description A mail server that is kept. Its password is told nobody. */
        KeptServer: {
            /** @description Its name or number. */
            host: string;
            /**
             * Format: int32
             * @description Its port.
             */
            port: number;
            /** @description How the way there is closed. */
            security: components["schemas"]["MailSecurity"];
            /** @description Whom it lets send. */
            userName: string;
            /** @description Whether their password is kept. */
            passwordSet: boolean;
            /** @description The address that mails come from. */
            fromAddress: string;
            /** @description The name that mails come from. */
            fromName: string;
        };
        /**
         * @description The reports that providers answer (ENTITY-33).
         * @enum {string}
         */
        KnowledgeBase: "CREDIT_REPORT" | "BUSINESS_QUICK_SEARCH_FLAG_REPORT" | "PERSON_QUICK_SEARCH_FLAG_REPORT";
        /** @description A label that can stand on a role. */
        Label: {
            /** @description Its words. */
            title: string;
            /** @description Whether borrowers can carry it. */
            canBeOnBorrower: boolean;
            /** @description Whether lenders can carry it. */
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
            /** @description Who sent it. */
            from: components["schemas"]["UserRef"];
            /**
             * Format: date-time
             * @description When.
             */
            createdDate: string;
            /** @description Whether it was deleted. */
            deleted: boolean;
        };
        /** @description The last package that lenders of the loan took along; for everybody else, that they took themselves. */
        LastPackage: {
            /**
             * Format: date-time
             * @description When.
             */
            madeAt: string;
            /** @description By whom. */
            madeByName: string;
            /** @description As what. */
            kind: components["schemas"]["PackageKind"];
            /**
             * Format: int32
             * @description How many documents it held.
             */
            documents: number;
        };
        /** @description Something that happened to a request. */
        LatestEntry: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Who did it. */
            actor: components["schemas"]["UserRef"];
            /** @description What they did, read after their name. */
            words: string;
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /**
             * Format: uuid
             * @description The request or folder.
             */
            elementId: string;
            /** @description What it is called. */
            elementName: string;
            /** @description Whether it is deleted by now. */
            elementDeleted: boolean;
            /**
             * Format: uuid
             * @description The loan.
             */
            loanId: string;
            /** @description What that is called. */
            loanName: string;
        };
        /** @description What an employee who leaves leaves behind. */
        LeavingPreview: {
            /**
             * Format: int32
             * @description On how many of the company's loans they are.
             */
            loans: number;
            /**
             * Format: int32
             * @description How many lead lenders the company has.
             */
            leadLenders: number;
            /** @description Who may take over. */
            heirs: components["schemas"]["UserRef"][];
        };
        /**
         * @description Why a document isn't in one PDF.
         * @enum {string}
         */
        LeftOut: "KIND" | "LOCKED" | "DAMAGED" | "UNCHECKED" | "MISSING" | "NO_ROOM" | "TOO_HARD";
        /** @description A document that isn't in one PDF. */
        LeftOutDocument: {
            /** @description What it is called. */
            name: string;
            /** @description Why. */
            reason: components["schemas"]["LeftOut"];
            /** @description Why, in words. */
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
            /** @description Where its logo is, if it has one. */
            logo: string | null;
            /** @description Whether its borrowers are onboarded here. */
            hasBorrowerOnboard: boolean;
            /** @description Whether it looks at the credit scores of individual borrowers. */
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
            /** @description Where its logo is, if it has one. */
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
            /** @description Its name in addresses. */
            slug: string;
            /** @description Whether people may send it files without signing in. */
            secureUploadEnabled: boolean;
            /**
             * Format: int64
             * @description The person's loans with it.
             */
            loanCount: number;
        };
        /** @description The lender-user payload: what a person's place on a loan becomes (ENTITY-25). */
        LenderUser: {
            /** @description Who. */
            appUser: components["schemas"]["AppUser"];
            /** @description Whether the person accepts files. */
            canAcceptFiles?: boolean;
            borrowerType?: null | components["schemas"]["BorrowerType"];
            /** @description Makes a borrower the lead borrower. */
            leadBorrower?: boolean;
            /** @description Makes a lender a lead lender. */
            leadLender?: boolean;
            /** @description Whether the person joins with this call; the server knows by itself. */
            newToLoan?: boolean;
            /** @description The role. */
            role: components["schemas"]["Role"];
            /** @description Whether borrowers see it, unless it is a contact's. */
            visibleToBorrower?: boolean;
            /** @description Whether borrowers see a contact. */
            contactVisibleToBorrowers?: boolean;
            /** @description Whether lenders see a contact. */
            contactVisibleToLenders?: boolean;
            contactRelation?: null | components["schemas"]["ContactRelationInput"];
        };
        /** @description Somebody whose licence ends within 90 days or has ended; the day stands on their card, where looking is on record. */
        LicenceEnding: {
            /** @description Whose. */
            user: components["schemas"]["UserRef"];
            /** @description Whether it has ended. */
            ended: boolean;
            /** @description How it stands, in words. */
            words: string;
            /**
             * Format: uuid
             * @description A loan they are on.
             */
            loanId: string;
            /** @description What that is called. */
            loanName: string;
        };
        /**
         * @description How a licence stands.
         * @enum {string}
         */
        LicenceStatus: "NONE" | "ACTIVE" | "EXPIRING" | "EXPIRED";
        /** @description In whose list a contact is. */
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
        /** @description A loan with its team and progress, as far as one may see them. */
        Loan: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description The company's own number of it. */
            loanNumber: string | null;
            /**
             * Format: int64
             * @description In whole dollars.
             */
            amount: number | null;
            /** @description What it is for. */
            loanPurpose: string | null;
            /** @description What it is secured by. */
            propertyAddress: string | null;
            /** @description Where it stands. */
            reviewStatus: components["schemas"]["ReviewStatus"];
            /** @description Whether it is archived, and the way there or back. */
            archive: components["schemas"]["Archive"];
            /** @description Whether it may be deleted, as long as nothing has happened on it. */
            mayDelete: boolean;
            /** @description Whose it is. */
            lender: components["schemas"]["Lender"];
            /** @description The team, in order. */
            loanRoles: components["schemas"]["LoanRole"][];
            /** @description People asked to join who haven't answered. */
            pendingInviteUsers: components["schemas"]["UserRef"][];
            /** @description The last invitation of each person, for lenders. */
            invitations: components["schemas"]["Invitation"][];
            /** @description How far each person is, by user id. */
            userProgress: {
                [key: string]: components["schemas"]["Progress"];
            };
            /** @description How far the loan is, over the requests one sees. */
            progress: components["schemas"]["Progress"];
            /** @description One's own place. */
            me: components["schemas"]["Me"];
            /**
             * Format: int64
             * @description The largest file that can be sent, in bytes.
             */
            maxUploadBytes: number;
            /** @description Whether e-mails may be sent as files too. */
            acceptsMail: boolean;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description Counts its changes.
             */
            version: number;
        };
        /** @description An application for a loan, as far as one may see it. */
        LoanApplication: {
            /** @description The loan with its facts and its people. */
            loan: components["schemas"]["Loan"];
            /** @description What is asked for it, in the order of the needs list. */
            requests: components["schemas"]["NeedsListElement"][];
        };
        /** @description An entity of a loan, as far as one may see it. */
        LoanEntity: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its kind. */
            entityType: components["schemas"]["EntityType"];
            /** @description What it is called. */
            name: string;
            /** @description Its employer identification number. */
            ein: string | null;
            /** @description Its e-mail address. */
            emailAddress: string | null;
            companyAddress: null | components["schemas"]["Address"];
            mailingAddress: null | components["schemas"]["Address"];
            /** @description Whether mail goes to the company address. */
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
             * @description The user that a person is.
             */
            personUserId: string | null;
            /**
             * Format: int32
             * @description Counts its changes; a change names the version it was made to.
             */
            version: number;
        };
        /** @description The loan that a role is on. */
        LoanOfRole: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
        };
        /** @description A person's role on a loan. */
        LoanRole: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description On which loan. */
            loan: components["schemas"]["LoanOfRole"];
            /** @description Which. */
            role: components["schemas"]["Role"];
            /** @description Whose. */
            user: components["schemas"]["UserRef"];
            /** @description Whether a contact is a key contact. */
            keyContact: boolean;
            /** @description Whether borrowers may see it. */
            visibleToBorrower: boolean;
            /** @description Whether lenders may see it. */
            visibleToLender: boolean;
            /** @description Whether the person accepts files. */
            canAcceptFiles: boolean;
            borrowerType: null | components["schemas"]["BorrowerType"];
            /** @description Whether the person was entered by others and never signed in. */
            stub: boolean;
            /** @description Whether the person was invited and hasn't answered. */
            pending: boolean;
            /** @description What stands on it. */
            labels: components["schemas"]["Label"][];
            contactSubRole: null | components["schemas"]["ContactSubRole"];
            /** @description In whose list a contact is. */
            contactRelations: components["schemas"]["ListedBy"][];
            creditConsentStatus: null | components["schemas"]["CreditConsentStatus"];
            softCreditStatus: null | components["schemas"]["SoftCreditStatus"];
            /**
             * Format: int32
             * @description The credit score; on a person's card only, for who looks at one is put on record.
             */
            creditScore: number | null;
            /** @description What went wrong with the credit report, a JSON text with a `description`; on a person's card only. */
            creditReportError: string | null;
            /**
             * Format: int32
             * @description Counts the changes of the role and of the person in it.
             */
            version: number;
        };
        /** @description A loan in a list. */
        LoanSummary: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description The company's own number of it. */
            loanNumber: string | null;
            /**
             * Format: int64
             * @description In whole dollars.
             */
            amount: number | null;
            /** @description What it is for. */
            loanPurpose: string | null;
            /** @description What it is secured by. */
            propertyAddress: string | null;
            /** @description Where it stands. */
            reviewStatus: components["schemas"]["ReviewStatus"];
            /** @description Whose it is. */
            lender: components["schemas"]["LenderName"];
            /** @description The lead borrower's name. */
            leadBorrowerName: string | null;
            /** @description One's own role on it. */
            myRole: components["schemas"]["Role"];
            /** @description The file requests one sees, by state. */
            counts: components["schemas"]["ReviewCounts"];
            /**
             * Format: int32
             * @description How many of them wait for oneself: submitted ones for lenders, those sent back for everyone else.
             */
            attention: number;
            /**
             * Format: date
             * @description The earliest day by which one of those is hoped for that wait for the borrowers; null for lenders.
             */
            nextDue: string | null;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
        };
        /** @description One page of loans. */
        Loans: {
            /** @description The loans. */
            content: components["schemas"]["LoanSummary"][];
            /**
             * Format: int64
             * @description How many there are on all pages.
             */
            total: number;
            /**
             * Format: int64
             * @description The page, from 0.
             */
            page: number;
            /**
             * Format: int64
             * @description Rows a page.
             */
            size: number;
            /** @description Whether this is the last page. */
            last: boolean;
        };
        /** @description The loans at a review status. */
        LoansAtStatus: {
            /** @description Which. */
            reviewStatus: components["schemas"]["ReviewStatus"];
            /**
             * Format: int64
             * @description How many.
             */
            loans: number;
            /**
             * Format: int64
             * @description The sum of their amounts in whole dollars; loans without an amount count as none.
             */
            amount: number;
        };
        /**
         * @description How the way to a mail server is closed to others.
         * @enum {string}
         */
        MailSecurity: "NONE" | "STARTTLS" | "TLS";
        /** @description A mail server, as typed. */
        MailServer: {
            /**
             * @description Its name or number.
             * @default
             */
            host: string;
            /**
             * @description Its port.
             * @default
             */
            port: string;
            /** @default STARTTLS */
            security: components["schemas"]["MailSecurity"];
            /**
             * @description Whom it lets send; empty where it asks nobody.
             * @default
             */
            userName: string;
            /**
             * @description Their password; left empty, the one that is kept stays.
             * @default
             */
            mailPassword: string;
            /**
             * @description The address that mails come from.
             * @default
             */
            fromAddress: string;
            /**
             * @description The name that mails come from.
             * @default
             */
            fromName: string;
        };
        /** @description A company's mail server, as its leads see it. */
        MailSettings: {
            /** @description By what mail goes out. */
            source: components["schemas"]["MailSource"];
            server: null | components["schemas"]["KeptServer"];
            /**
             * Format: int32
             * @description Counts its changes; a change names the version it was made to, which is 0 while there is none.
             */
            version: number;
        };
        /**
         * @description By what the company's mail goes out.
         * @enum {string}
         */
        MailSource: "ENVIRONMENT" | "COMPANY" | "FOLDER";
        /** @description What became of a test message. */
        MailTried: {
            /** @description Whether the mail server took it. */
            sent: boolean;
            /** @description What happened and what to do. */
            said: string;
        };
        /** @description Places marked on the pages of a document. */
        Marked: {
            /** @description The content they were drawn on, by its SHA-256; another one has other pages. */
            sha256: string;
            /** @description In the order in which they were drawn, 50 at most. */
            marks: components["schemas"]["PageMark"][];
        };
        /** @description A document on whose pages places are marked. */
        MarkedDocument: {
            /**
             * Format: uuid
             * @description One of those that the verdict is about.
             */
            documentId: string;
            /** @description The content they were drawn on, by its SHA-256: a newer one isn’t sent back with them. */
            sha256: string;
            /** @description The places, as the rule `needs_list.page_marks` takes them. */
            marks: components["schemas"]["PageMark"][];
        };
        /** @description The notices that were marked; marking them as unread undoes it. */
        MarkedNotices: {
            /** @description Their ids, the newest 500 at most. */
            noticeIds: string[];
        };
        /**
         * @description A licence as it is shown at first: the number masked but for its last four signs, the date of birth
         *     but for its year.
         */
        MaskedLicence: {
            /** @description Masked. */
            number: string | null;
            /** @description YYYY-MM-DD. */
            expiration: string | null;
            /** @description Masked. */
            dob: string | null;
            /** @description The state that issued it. */
            state: string | null;
            /** @description Whether the viewer may see the licence; if not, everything else is missing. */
            visible: boolean;
        };
        /** @description One's own place on a loan. */
        Me: {
            /**
             * Format: uuid
             * @description One's loan role; all zeros for an underwriter who looks at the loan without one.
             */
            loanRoleId: string;
            /** @description One's role. */
            role: components["schemas"]["Role"];
            /** @description Its group. */
            roleGroup: components["schemas"]["RoleGroup"];
            /** @description What it allows on this loan. */
            permissions: components["schemas"]["Permission"][];
        };
        /** @description A message, as one person sees it. */
        Message: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What it says, as safe HTML; empty once it is deleted. */
            body: string;
            /** @description Its subject; empty for none. */
            subject: string;
            /**
             * Format: int64
             * @description Its number in the thread, from 1.
             */
            seq: number;
            /** @description Who sent it. */
            from: components["schemas"]["UserRef"];
            /** @description To: people. */
            toRecipients: components["schemas"]["UserRef"][];
            /** @description To: addresses. */
            toEmails: string[];
            /** @description Cc: people. */
            ccRecipients: components["schemas"]["UserRef"][];
            /** @description Cc: addresses. */
            ccEmails: string[];
            /** @description Bcc: people, for the sender; for somebody with a blind copy themselves alone. */
            bccRecipients: components["schemas"]["UserRef"][];
            /** @description Bcc: addresses, for the sender alone. */
            bccEmails: string[];
            /**
             * Format: date-time
             * @description When it was taken in.
             */
            processedTime: string;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            createdDate: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updatedDate: string;
            /** @description Whether its words were changed. */
            edited: boolean;
            /** @description Whether it was deleted. */
            deleted: boolean;
            /** @description Its thread. */
            messageThread: components["schemas"]["MessageThread"];
            /** @description The files that came with it. */
            documents: components["schemas"]["MessageDocument"][];
            /** @description Where the mail that it was can be read, if it was one. */
            originalMessageContentUrl: string | null;
            inReplyToMessage: null | components["schemas"]["RepliedTo"];
            /** @description The beginning of its text. */
            textPreview: string;
            /** @description Whether one hasn't read it. */
            unread: boolean;
            /** @description Whether one marked it as important. */
            important: boolean;
            /** @description Whether it mentions one. */
            mentionsMe: boolean;
            /** @description Whether it is a digest. */
            isDigest: boolean;
            outsideAddressesWaiting: null | components["schemas"]["WaitingAddresses"];
            /** @description Who has read it, as far as one sees them. */
            readBy: components["schemas"]["ReadBy"][];
            /** @description Whether one may change its words. */
            canEdit: boolean;
            /** @description Whether one may delete it. */
            canDelete: boolean;
            /** @description Whether one may take its deletion back. */
            canRestore: boolean;
            /** @description Whether one may answer it. */
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
            /** @description The words for readers without a name, where there are any. */
            others: string | null;
        };
        /** @description A file that came with a message. */
        MessageDocument: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description Its type. */
            contentType: string;
            /**
             * Format: int64
             * @description Its bytes.
             */
            size: number;
        };
        /** @description A page of a thread, the newest message first. */
        MessagePage: {
            /** @description Its messages. */
            content: components["schemas"]["Message"][];
            /**
             * Format: int64
             * @description The page, from 0; the last messages are on the first.
             */
            page: number;
            /**
             * Format: int64
             * @description Messages a page.
             */
            size: number;
            /**
             * Format: int64
             * @description Messages on all pages.
             */
            total: number;
            /** @description Whether no older message follows. */
            last: boolean;
        };
        /** @description A text that its owner writes again and again. */
        MessageTemplate: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description HTML. */
            body: string;
            /**
             * Format: uuid
             * @description Whose it is.
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
            /** @description What kind of conversation it is. */
            messageThreadCategory: components["schemas"]["ThreadCategory"];
        };
        /** @description A label on an element. */
        Modifier: {
            /** @description What it says. */
            title: string;
        };
        /** @description A move of some elements. */
        MoveElements: {
            /** @description Those that move, 500 at most. */
            elementIds: string[];
            /**
             * Format: uuid
             * @description The folder they move into; null for the top.
             */
            parentId?: string | null;
            /**
             * Format: uuid
             * @description The element they stand before; null for the end.
             */
            beforeId?: string | null;
            /** @description The versions looked at, by id; those left out aren't compared. */
            versions?: {
                [key: string]: number;
            };
        };
        /** @description A needs list, flat: each folder before what it contains. */
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
            /** @description What it is called. */
            name: string;
            /** @description A folder, or a request for a file. */
            storageType: components["schemas"]["StorageType"];
            /** @description Hidden by hand. */
            hidden: boolean;
            visibleAtStatus: null | components["schemas"]["VisibleAt"];
            /** @description Its labels. */
            modifiers: components["schemas"]["Modifier"][];
            /** @description Its priority. */
            priorityType: components["schemas"]["PriorityType"];
            /**
             * Format: int32
             * @description Its place among its brothers and sisters.
             */
            position: number;
            /**
             * Format: int32
             * @description Counts its changes; a change names the version it was made to.
             */
            version: number;
            /** @description What is asked for, in the lender's words. */
            description: string | null;
            /**
             * Format: int32
             * @description The greatest age of a fitting document, in days.
             */
            freshnessDays: number | null;
            /**
             * Format: date
             * @description The day by which it is hoped for.
             */
            dueDate: string | null;
            /** @description Whether the loan does without it, too. */
            optional: boolean;
            /** @description How to come by it, as plain text; addresses in it become links. */
            instructions: string | null;
            /** @description What lenders keep to themselves about it; nothing for others. */
            internalNote: string | null;
            /**
             * Format: uuid
             * @description The element of a template it was made from.
             */
            templateElementId: string | null;
            example: null | components["schemas"]["Example"];
            /** @description How far its answer is. */
            reviewState: components["schemas"]["ReviewState"];
            rejection: null | components["schemas"]["Rejection"];
            answer: null | components["schemas"]["Answer"];
            /** @description All documents that answer it, the oldest first. */
            answers: components["schemas"]["Answer"][];
            notApplicable: null | components["schemas"]["NotApplicable"];
            /**
             * Format: int64
             * @description How many comments the person may read.
             */
            commentCount: number;
            /** @description Whether something is on record that the person may read. */
            hasHistory: boolean;
            /** @description Whether rejected documents that another answer replaced stay with it as earlier versions. */
            hasEarlierAnswers: boolean;
            /** @description Whom it was given to. */
            sharedInfo: components["schemas"]["SharedInfo"][];
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
        };
        /** @description A new passkey. */
        NewPasskey: {
            /** @description That of the challenge. */
            ceremony: string;
            /** @description What one calls it; without a name it is called after the browser. */
            passkeyName?: string;
            /** @description What `navigator.credentials.create` answered, in the JSON of WebAuthn. */
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
            /** @description As what. */
            permissions: components["schemas"]["SharePermission"];
            /**
             * Format: uuid
             * @description Who shares: the person signed in, when it is given.
             */
            sharedByUserId?: string | null;
            /**
             * Format: uuid
             * @description With whom.
             */
            sharedWithUserId: string;
        };
        /**
         * @description Why the text of a file couldn't be read.
         * @enum {string}
         */
        NoText: "LOCKED" | "DAMAGED" | "TOO_LARGE" | "TOO_HARD";
        /** @description Why a request doesn't apply. */
        NotApplicable: {
            /** @description In the words of who said so. */
            reason: string;
            /** @description Who said so. */
            byName: string;
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
        };
        /** @description A request that doesn't take a document back. */
        NotTaken: {
            /** @description Its name, as far as the person may know it. */
            name: string | null;
            /** @description Why not. */
            why: string;
        };
        /** @description A line under the bell. */
        NoticeEntry: {
            /** @description The notices that it stands for, the newest first. */
            ids: string[];
            /** @description Who did it. */
            actorName: string;
            /** @description What they did, read after their name. */
            words: string;
            /** @description Why, where somebody said so. */
            why: string | null;
            /**
             * Format: date-time
             * @description When, the last time.
             */
            at: string;
            /** @description Whether it was read. */
            read: boolean;
            /**
             * Format: uuid
             * @description The loan.
             */
            loanId: string;
            /** @description What that is called. */
            loanName: string;
            /**
             * Format: uuid
             * @description The company that lends.
             */
            lenderId: string;
            /**
             * Format: uuid
             * @description The request it is about.
             */
            elementId: string | null;
            /** @description Where it leads. */
            leadsTo: components["schemas"]["NoticePlace"];
        };
        /**
         * @description What concerns somebody.
         * @enum {string}
         */
        NoticeKind: "assigned" | "sent-back" | "accepted" | "commented" | "answered" | "added" | "handed-over" | "malware" | "damaged";
        /** @description Some of one's notices. */
        NoticePage: {
            /** @description Them, the newest first. */
            content: components["schemas"]["NoticeEntry"][];
            /** @description What to ask for as `before` to get older ones; null where there are none. */
            next: string | null;
        };
        /**
         * @description Where a line leads.
         * @enum {string}
         */
        NoticePlace: "request" | "loan" | "loans";
        /** @description A kind of notice to turn on or off. */
        NoticeSetting: {
            /** @description Which. */
            kind: components["schemas"]["NoticeKind"];
            /** @description What it is called. */
            label: string;
            /** @description Whether it comes to the bell. */
            on: boolean;
        };
        /**
         * @description What a document is to who took the last package.
         * @enum {string}
         */
        Novelty: "NEW" | "NEW_VERSION";
        /**
         * @description What to do with a file whose content is there already.
         * @enum {string}
         */
        OnSame: "TAKE" | "ASK";
        /** @description A loan to open. */
        OpenLoan: {
            /** @description What it is called; after its lead borrower and property when empty. */
            name?: string;
            /** @description The company's own number of it; the next one when empty. */
            loanNumber?: string;
            /**
             * Format: int64
             * @description In whole dollars.
             */
            amount?: number | null;
            /** @description What it is for. */
            loanPurpose?: string;
            /** @description What it is secured by. */
            propertyAddress?: string;
            /** @description Whom it is for; the first leads. */
            borrowers?: components["schemas"]["Borrower"][];
            /** @description Whether to send them invitations. */
            invite?: boolean;
            /** @description The colleagues who work on it too, each in the role they have at the company. */
            colleagues?: string[];
            /** @description Whether to send invitations to the colleagues who haven't joined yet. */
            inviteColleagues?: boolean;
            /**
             * Format: uuid
             * @description The company's template that its needs list begins with.
             */
            templateId?: string | null;
            /**
             * Format: uuid
             * @description The loan whose requests are asked for here too.
             */
            needsListOf?: string | null;
            /** @description The same key opens one loan, however often it is sent. */
            idempotencyKey: string;
        };
        /** @description A loan that was opened, and what that did. */
        OpenedLoan: {
            /**
             * Format: uuid
             * @description The loan's id.
             */
            id: string;
            /** @description What it is called. */
            name: string;
            /**
             * Format: int32
             * @description How many borrowers are on it.
             */
            borrowers: number;
            /**
             * Format: int32
             * @description How many of them were invited.
             */
            invited: number;
            /**
             * Format: int32
             * @description How many requests its needs list begins with.
             */
            requests: number;
            /** @description All of that in words. */
            said: string;
        };
        /**
         * @description How far one PDF is.
         * @enum {string}
         */
        OrderState: "WAITING" | "MADE" | "FAILED";
        /** @description A message as it came. */
        OriginalMessage: {
            /** @description Its HTML as it came, without anything that fetches, runs, submits or navigates. */
            htmlContent: string;
            /** @description Whether it had pictures from elsewhere, which are left out. */
            remoteImages: boolean;
        };
        /**
         * @description A lender's decision about the waiting addresses of a message.
         * @enum {string}
         */
        OutsideDecision: "APPROVE" | "DECLINE";
        /** @description A passkey of one's own. */
        OwnPasskey: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What one calls it. */
            name: string;
            /**
             * Format: date-time
             * @description Since when it is there.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When one signed in with it last; nothing when one never did.
             */
            lastUsedAt: string | null;
        };
        /** @description A browser in which one is signed in. */
        OwnSession: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What it is called. */
            device: string;
            /**
             * Format: date-time
             * @description Since when one is signed in there.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last used, to the minute.
             */
            lastSeenAt: string;
            /** @description Whether it is the one that asks. */
            current: boolean;
        };
        /** @description A loan's package. */
        Package: {
            /** @description The documents, in the order of the needs list. */
            content: components["schemas"]["PackageDocument"][];
        };
        /** @description What changed since the last package. */
        PackageChanges: {
            last: null | components["schemas"]["LastPackage"];
            /** @description What is new in words: `3 new, 1 new version, 1 gone`. */
            summary: string;
            /** @description What is new. */
            content: components["schemas"]["ChangedDocument"][];
            /** @description The names of what was taken before and isn't there any more. */
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
            /** @description What a lender said of it. */
            reviewState: components["schemas"]["AnswerState"];
            /** @description Who uploaded it. */
            uploadedByName: string;
            /**
             * Format: date-time
             * @description When.
             */
            uploadedAt: string;
            virusCheck: null | components["schemas"]["VirusCheck"];
        };
        /**
         * @description As what documents are taken along.
         * @enum {string}
         */
        PackageKind: "ZIP" | "PDF";
        /** @description One PDF of documents that somebody asked for. */
        PackagePdf: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description How far it is. */
            state: components["schemas"]["OrderState"];
            /**
             * Format: int32
             * @description How many documents it is to hold.
             */
            documents: number;
            /**
             * Format: int32
             * @description How many of them were gone through.
             */
            done: number;
            /**
             * Format: int32
             * @description How many pages it has, once it is made.
             */
            pages: number;
            /**
             * Format: int64
             * @description Its bytes, once it is made.
             */
            size: number;
            /** @description Which documents aren't in it. */
            leftOut: components["schemas"]["LeftOutDocument"][];
            /** @description Why it couldn't be made, in words with what can be done. */
            message: string | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when it is kept.
             */
            expiresAt: string;
        };
        /** @description The PDFs of a loan's documents that the person asked for. */
        PackagePdfs: {
            /** @description The latest first. */
            content: components["schemas"]["PackagePdf"][];
        };
        /** @description A download that can begin. */
        PackageTicket: {
            /**
             * Format: uuid
             * @description What the download names; it works for a quarter of an hour, for this person.
             */
            id: string;
            /**
             * Format: int32
             * @description How many documents the archive holds.
             */
            documents: number;
            /**
             * Format: int64
             * @description Their bytes together.
             */
            size: number;
        };
        /** @description Which documents to take along. */
        PackageWish: {
            /** @description Only those a lender accepted. */
            acceptedOnly?: boolean;
            /** @description Only these, 5,000 at most; all when none are named. */
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
            /** @description What is wrong there; may be left out, then the box says it. */
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
                 * @description When they used Loanroom last.
                 */
                lastActiveAt: string | null;
            }[];
            /**
             * Format: int64
             * @description The page, from 0.
             */
            page: number;
            /**
             * Format: int64
             * @description Rows a page.
             */
            size: number;
            /**
             * Format: int64
             * @description Rows on all pages.
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
                /** @description What it says, as safe HTML; empty once it is deleted. */
                body: string;
                /** @description Its subject; empty for none. */
                subject: string;
                /**
                 * Format: int64
                 * @description Its number in the thread, from 1.
                 */
                seq: number;
                /** @description Who sent it. */
                from: components["schemas"]["UserRef"];
                /** @description To: people. */
                toRecipients: components["schemas"]["UserRef"][];
                /** @description To: addresses. */
                toEmails: string[];
                /** @description Cc: people. */
                ccRecipients: components["schemas"]["UserRef"][];
                /** @description Cc: addresses. */
                ccEmails: string[];
                /** @description Bcc: people, for the sender; for somebody with a blind copy themselves alone. */
                bccRecipients: components["schemas"]["UserRef"][];
                /** @description Bcc: addresses, for the sender alone. */
                bccEmails: string[];
                /**
                 * Format: date-time
                 * @description When it was taken in.
                 */
                processedTime: string;
                /**
                 * Format: date-time
                 * @description When it was sent.
                 */
                createdDate: string;
                /**
                 * Format: date-time
                 * @description When it changed last.
                 */
                updatedDate: string;
                /** @description Whether its words were changed. */
                edited: boolean;
                /** @description Whether it was deleted. */
                deleted: boolean;
                /** @description Its thread. */
                messageThread: components["schemas"]["MessageThread"];
                /** @description The files that came with it. */
                documents: components["schemas"]["MessageDocument"][];
                /** @description Where the mail that it was can be read, if it was one. */
                originalMessageContentUrl: string | null;
                inReplyToMessage: null | components["schemas"]["RepliedTo"];
                /** @description The beginning of its text. */
                textPreview: string;
                /** @description Whether one hasn't read it. */
                unread: boolean;
                /** @description Whether one marked it as important. */
                important: boolean;
                /** @description Whether it mentions one. */
                mentionsMe: boolean;
                /** @description Whether it is a digest. */
                isDigest: boolean;
                outsideAddressesWaiting: null | components["schemas"]["WaitingAddresses"];
                /** @description Who has read it, as far as one sees them. */
                readBy: components["schemas"]["ReadBy"][];
                /** @description Whether one may change its words. */
                canEdit: boolean;
                /** @description Whether one may delete it. */
                canDelete: boolean;
                /** @description Whether one may take its deletion back. */
                canRestore: boolean;
                /** @description Whether one may answer it. */
                canReply: boolean;
            }[];
            /**
             * Format: int64
             * @description The page, from 0.
             */
            page: number;
            /**
             * Format: int64
             * @description Rows a page.
             */
            size: number;
            /**
             * Format: int64
             * @description Rows on all pages.
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
                /** @description Its subject; none between people without one. */
                title: string | null;
                /** @description Whether it is private. */
                locked: boolean;
                /** @description Whether it is for lenders only. */
                lendingTeam: boolean;
                /** @description Whether it is the loan's own, for everybody on it. */
                general: boolean;
                /** @description Whether nothing can be added to it. */
                inactive: boolean;
                /** @description What kind of conversation it is. */
                messageThreadCategory: components["schemas"]["ThreadCategory"];
                /**
                 * Format: uuid
                 * @description Its loan.
                 */
                loanId: string;
                lastMessage: null | components["schemas"]["LastMessage"];
                /**
                 * Format: date-time
                 * @description When that was sent.
                 */
                lastMessageDate: string | null;
                /**
                 * Format: uuid
                 * @description The last message that one hasn't read.
                 */
                lastUnreadMessageId: string | null;
                /**
                 * Format: int64
                 * @description How many one hasn't read.
                 */
                unreadCount: number;
                /** @description Whether one muted it. */
                muted: boolean;
                /** @description What stands on it. */
                labels: string[];
                /** @description Whether one has a draft in it. */
                hasDraft: boolean;
                createdByUser: null | components["schemas"]["UserRef"];
                /** @description Who is in it, as far as one sees them. */
                users: components["schemas"]["ThreadUser"][];
                /** @description The addresses that get its messages by email, without access to the loan. */
                emailParticipants: components["schemas"]["EmailParticipant"][];
                /** @description Whether one may write in it. */
                canWrite: boolean;
            }[];
            /**
             * Format: int64
             * @description The page, from 0.
             */
            page: number;
            /**
             * Format: int64
             * @description Rows a page.
             */
            size: number;
            /**
             * Format: int64
             * @description Rows on all pages.
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
                /** @description Whether it takes a password to be opened. */
                locked: boolean;
                /** @description The archive that it came in. */
                cameIn: string | null;
                /** @description Where its bytes are. */
                downloadUrl: string;
                virusCheck: null | components["schemas"]["VirusCheck"];
                /** @description With what it came. */
                handIn: components["schemas"]["HandIn"];
            }[];
            /**
             * Format: int64
             * @description The page, from 0.
             */
            page: number;
            /**
             * Format: int64
             * @description Rows a page.
             */
            size: number;
            /**
             * Format: int64
             * @description Rows on all pages.
             */
            totalElements: number;
            /** @description Whether this is the last page. */
            last: boolean;
        };
        /** @description What a passkey answered. */
        PasskeyAnswer: {
            /** @description That of the challenge. */
            ceremony: string;
            /** @description What `navigator.credentials.get` answered, in the JSON of WebAuthn. */
            credential: unknown;
        };
        /** @description A challenge for a passkey. */
        PasskeyChallenge: {
            /** @description Comes back with the answer, within five minutes. */
            ceremony: string;
            /** @description What `navigator.credentials` takes as `publicKey`, in the JSON of WebAuthn. */
            options: unknown;
        };
        /**
         * @description What a person may do on a loan beyond being on it (platform §6).
         * @enum {string}
         */
        Permission: "CrudAssociate" | "MakeLeads" | "UpdateBorrower" | "SeeBorrowersCreditScore" | "SeeBorrowersTasks" | "SeeDriversLicense" | "LendingTeamCommunication" | "BorrowerTeamCommunication";
        /** @description What a person card shows. */
        PersonCard: {
            /** @description The person. */
            user: components["schemas"]["UserRef"];
            /** @description Their role on the loan. */
            loanRole: components["schemas"]["LoanRole"];
            /**
             * Format: uuid
             * @description What credit calls call them; for lenders and the person.
             */
            individualId: string | null;
            credit: null | components["schemas"]["CreditReport"];
            creditElement: null | components["schemas"]["FormElement"];
            licence: null | components["schemas"]["CardLicence"];
            /** @description Whether the viewer may write to them. */
            canSendMessage: boolean;
            /** @description What the viewer may do on the loan. */
            permissions: components["schemas"]["Permission"][];
        };
        /** @description A phone number with the country it is written for. */
        PhoneNumber: {
            /**
             * @description US unless something else is said (CONTACT-07).
             * @default US
             */
            locale: string;
            /**
             * @description As typed.
             * @default
             */
            value: string;
        };
        /** @description A phone number in its field. */
        PhoneValue: {
            /** @description As stored. */
            value?: string | null;
        };
        /** @description A row of the file, and what becomes of it. */
        PreviewRow: {
            /**
             * Format: int32
             * @description As the spreadsheet counts: the headings are row 1.
             */
            row: number;
            /** @description What becomes of it. */
            verdict: components["schemas"]["RowVerdict"];
            /** @description What stands under the titles. */
            cells: string[];
            /** @description What changes, or why it is refused, in words. */
            words: string[];
        };
        /**
         * @description How urgent an element is, or that borrowers must not see it.
         * @enum {string}
         */
        PriorityType: "UNSET" | "HIDDEN" | "PRIVATE" | "IGNORE" | "BLOCKER" | "LOW" | "MEDIUM" | "HIGH" | "CRITICAL" | "URGENT";
        /** @description What a failed request answers. */
        ProblemBody: {
            /** @description A name for the kind of problem. */
            type: string;
            /** @description The kind of problem in a few words. */
            title: string;
            /**
             * Format: int32
             * @description The HTTP status.
             */
            status: number;
            /** @description The kind of problem, for programs. */
            code: string;
            /** @description What happened and what to do, for people. */
            message: string;
            /** @description The fields that need another value. */
            violations: components["schemas"]["Violation"][];
            /** @description With the codes `stale` and `upload-offset`: what is stored now. */
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
             * @description Open or sent back.
             */
            openPct: number;
            /**
             * Format: int32
             * @description Answered, not yet reviewed.
             */
            submittedPct: number;
        };
        /** @description What is known of a loan itself, and the version it was changed from. */
        PutFacts: {
            /** @description What it is called. */
            name: string;
            /** @description The company's own number of it; null when it has none. */
            loanNumber?: string | null;
            /**
             * Format: int64
             * @description In whole dollars; null when nobody knows.
             */
            amount?: number | null;
            /** @description What it is for. */
            loanPurpose?: string | null;
            /** @description What it is secured by. */
            propertyAddress?: string | null;
            /**
             * Format: int32
             * @description The version of the loan the change was made to.
             */
            version: number;
        };
        /** @description An entity's labels on this loan. */
        PutLabels: {
            /** @description All of them. */
            labels: components["schemas"]["EntityLabel"][];
        };
        /** @description The labels a role shall carry, by title. */
        PutRoleLabels: {
            /** @description All of them. */
            labels: string[];
            /**
             * Format: int32
             * @description The version of the loan role that the choice was made on.
             */
            version: number;
        };
        /** @description A role to add, or to give another title. */
        PutSubRole: {
            /**
             * Format: uuid
             * @description Whose.
             */
            companyId: string;
            /** @description Its title. */
            title: string;
            /** @description A new role's kind is always CONTACT, whatever is said here. */
            subRoleType?: components["schemas"]["SubRoleType"];
            /**
             * Format: uuid
             * @description A role that is there; none for a new one.
             */
            id?: string | null;
        };
        /** @description Somebody who has read a message. */
        ReadBy: {
            /** @description The person. */
            user: components["schemas"]["UserRef"];
            /**
             * Format: date-time
             * @description When.
             */
            readAt: string;
        };
        /** @description Which notices to mark as read. */
        ReadNotices: {
            /** @description These, 500 at most. */
            noticeIds?: string[];
            /**
             * Format: date-time
             * @description Beside them, all up to this moment.
             */
            upTo?: string | null;
        };
        /** @description Somebody one can write to. */
        RecipientOption: {
            /** @description Their user id, or an address among the viewer's contacts. */
            value: string;
            /** @description Their name. */
            label: string;
            /** @description Whether it is oneself. */
            isMe: boolean;
            /** @description Whether they have a role on the loan; who was only asked to join has none. */
            onLoan: boolean;
            /** @description Whether an invitation to the loan waits for their answer. */
            invited: boolean;
            role: null | components["schemas"]["Role"];
            /** @description Whether borrowers see them on the loan. */
            visibleToBorrower: boolean;
            /** @description Whether they are a contact in a list that one sees. */
            isContact: boolean;
            /**
             * Format: int32
             * @description How many tasks they have on the loan, as far as one may know.
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
        /** @description A report recorded or imported by hand. */
        RecordReport: {
            /**
             * Format: int32
             * @description The score; none of a report that failed.
             */
            score?: number | null;
            softCreditStatus?: null | components["schemas"]["SoftCreditStatus"];
            /** @description What went wrong with it, in words; the rule calls it `description`. */
            error?: string | null;
        };
        /** @description Recovery codes, told this once; none when one has some already. */
        RecoveryCodes: {
            /** @description As they are written down. */
            codes: string[];
        };
        /**
         * @description Why an answer is sent back.
         * @enum {string}
         */
        RejectReason: "UNREADABLE" | "INCOMPLETE" | "WRONG_DOCUMENT" | "WRONG_PERSON" | "OUT_OF_DATE" | "NOT_SIGNED" | "PASSWORD_PROTECTED" | "OTHER";
        /** @description Why the last answer was sent back. */
        Rejection: {
            /** @description Why, one of those that the rule `needs_list.reject_reasons` lists. */
            reason: components["schemas"]["RejectReason"];
            /** @description In the lender's own words. */
            note: string | null;
            /** @description The lender's name. */
            byName: string;
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            marked: null | components["schemas"]["Marked"];
        };
        /** @description The password of a PDF; it isn't kept. */
        RemovePassword: {
            /** @description The user's or the owner's password; empty for one that opens without. */
            password: string;
        };
        /** @description A new name for a document. */
        RenameDocument: {
            /** @description The new base name; the extension stays, whether it is repeated here or not. */
            name: string;
        };
        /** @description Another name for a passkey. */
        RenamePasskey: {
            /** @description The new one. */
            passkeyName?: string;
        };
        /** @description What a message answers. */
        RepliedTo: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Who sent it. */
            from: components["schemas"]["UserRef"];
            /** @description The beginning of its text. */
            textPreview: string;
        };
        /**
         * @description How a credit report stands.
         * @enum {string}
         */
        ReportStatus: "NONE" | "READY" | "ERROR";
        /** @description A request that was sent back. */
        RequestSentBack: {
            /**
             * Format: uuid
             * @description Its id.
             */
            elementId: string;
            /** @description What it is called. */
            elementName: string;
            /**
             * Format: uuid
             * @description The loan.
             */
            loanId: string;
            /** @description What that is called. */
            loanName: string;
            /** @description Why, in words. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When.
             */
            at: string | null;
        };
        /** @description The requests sent back that wait longest for another answer. */
        RequestsSentBack: {
            /**
             * Format: int64
             * @description How many there are in all; 501 for more than 500.
             */
            total: number;
            /** @description The same in words: "500+" for more than 500. */
            totalWords: string;
            /** @description The first 12. */
            content: components["schemas"]["RequestSentBack"][];
        };
        /** @description One of a person's residential addresses. */
        ResidentialAddress: {
            /** @description The address with its flag. */
            address: components["schemas"]["Address"];
        };
        /** @description A document that came back. */
        RestoredDocument: {
            /** @description The document. */
            document: components["schemas"]["Document"];
            /** @description The names of the requests that it answers again; none when it lies in the shoebox of who uploaded it. */
            onto: string[];
            /** @description The requests that don't take it any more. */
            leftOut: components["schemas"]["NotTaken"][];
        };
        /** @description How many file requests stand where. */
        ReviewCounts: {
            /**
             * Format: int32
             * @description Without an answer.
             */
            open: number;
            /**
             * Format: int32
             * @description Answered or said not to apply, not yet reviewed.
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
            /** @description Accepted, rejected, or back to submitted. */
            decision: components["schemas"]["ReviewDecision"];
            /** @description Why it is rejected, by name. */
            reason?: string | null;
            /** @description In the lender's own words. */
            note?: string | null;
            /** @description The documents it is about; all without. */
            documentIds?: string[] | null;
            /**
             * Format: int32
             * @description The version of the request that was looked at; without it, the present one.
             */
            version?: number | null;
            /**
             * @description The documents as they were shown: another content of one isn't judged, with the code `newer-than-shown`. A verdict
             *     on the reason why the request doesn't apply names `version` instead.
             */
            shown?: components["schemas"]["ShownDocument"][];
            /** @description What is marked on the pages of those that are rejected. */
            marked?: components["schemas"]["MarkedDocument"][];
        };
        /**
         * @description How far a request's answer is.
         * @enum {string}
         */
        ReviewState: "OPEN" | "SUBMITTED" | "ACCEPTED" | "REJECTED" | "PARTLY_ACCEPTED" | "NOT_APPLICABLE";
        /**
         * @description Where a loan stands. The order of the variants is the order of the statuses (platform §4).
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
         * @description What becomes of a row.
         * @enum {string}
         */
        RowVerdict: "CREATED" | "CHANGED" | "SAME" | "REFUSED";
        /** @description One rule. */
        RuleRow: {
            /** @description `domain.rule`. */
            name: string;
            /** @description The domain part of the name. */
            domain: string;
            /** @description The name of its export in the browser's module. */
            jsName: string;
            /** @description Where the specification asks for it. */
            source: string;
            /** @description The rule in business words. */
            sentence: string;
        };
        /** @description A template to keep. It is its sender's, whatever it says of its owner. */
        SaveMessageTemplate: {
            /** @description What it is called. */
            name: string;
            /** @description HTML. */
            body?: string;
            /**
             * Format: uuid
             * @description The template to change; a new one has none.
             */
            id?: string | null;
            /**
             * Format: uuid
             * @description Whose it is; the server knows by itself.
             */
            ownerId?: string | null;
        };
        /** @description A signature to keep. */
        SaveSignature: {
            /** @description What it is called. */
            name: string;
            /** @description HTML. */
            body?: string;
            /** @description What it is used for. */
            usedIns?: string[];
            /**
             * Format: uuid
             * @description Its id, as in the path.
             */
            id?: string | null;
        };
        /** @description Why a request doesn't apply. */
        SayNotApplicable: {
            /** @description In the person's own words. */
            reason: string;
        };
        /** @description How one's second step of signing in stands. */
        SecondStep: {
            /**
             * Format: date-time
             * @description Since when codes of an authenticator app are asked for; nothing while none are.
             */
            onSince: string | null;
            /** @description One's passkeys, the first one first: with any, two-step sign-in is on as well. */
            passkeys: components["schemas"]["OwnPasskey"][];
            /**
             * Format: int64
             * @description How many recovery codes weren't used yet.
             */
            recoveryCodesLeft: number;
            /** @description Whether one's company asks for it. */
            required: boolean;
            /** @description How a change to how the account is entered is proven, in addition to the password. */
            freshProof: components["schemas"]["FreshProofAsked"];
        };
        /** @description What an authenticator app needs to know. */
        SecondStepBegun: {
            /** @description The secret, to be typed. */
            secret: string;
            /** @description An `otpauth:` address that apps open. */
            address: string;
            /** @description The same address as a picture for the phone's camera, in SVG. */
            picture: string;
        };
        /**
         * @description The button that was pressed.
         * @enum {string}
         */
        Send: "ASSIGN" | "ONLY";
        /** @description A message to send. */
        SendMessage: {
            /** @description What it says, HTML, up to 1 MB. */
            body?: string;
            /** @description The loan. */
            contextId?: string | null;
            /** @description The thread; none or `NEW` for a new one. */
            messageThreadId?: string | null;
            /** @description The kind of message. */
            messageType?: string | null;
            /** @description The subject, up to 200 characters; empty for none. */
            subject?: string | null;
            /** @description Whether new people of the thread see its older messages. */
            shareOldHistory?: boolean;
            /** @description The documents that come with it. */
            attachments?: string[];
            /** @description Whether it links to something to do; the server looks itself. */
            hasLinks?: boolean;
            /** @description Labels for the thread. */
            labels?: string[];
            /**
             * Format: uuid
             * @description The message of the same thread that it answers.
             */
            inReplyToMessage?: string | null;
            /** @description To: people of the loan. */
            toUserIds?: string[];
            /** @description To: their names. */
            toUserNames?: string[];
            /** @description To: addresses. */
            toUserEmails?: string[];
            /** @description Whether the thread is to be private. */
            locked?: boolean;
            /** @description Whether it is a digest. */
            isDigest?: boolean;
            /**
             * Format: uuid
             * @description The draft that it was.
             */
            draftedMessageId?: string | null;
            /** @description Cc: addresses. */
            ccUserEmails?: string[];
            /** @description Cc: people of the loan. */
            ccUserIds?: string[];
            /** @description Bcc: addresses. */
            bccUserEmails?: string[];
            /** @description Bcc: people of the loan. */
            bccUserIds?: string[];
            /** @description The people it mentions; the server looks itself. */
            mentionedUserIds?: string[];
        };
        /**
         * @description The two things that a look at is kept on record.
         * @enum {string}
         */
        Sensitive: "CREDIT_SCORE" | "DRIVERS_LICENSE";
        /** @description A look on record. */
        SensitiveLook: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Who looked. */
            viewer: components["schemas"]["UserRef"];
            /** @description At what. */
            what: components["schemas"]["Sensitive"];
            /** @description That they did, read after their name. */
            words: string;
            /**
             * Format: uuid
             * @description At whose.
             */
            individualId: string;
            /** @description What they were called then. */
            subjectName: string;
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
        };
        /** @description A page of looks, the latest first. */
        SensitiveLooks: {
            /** @description The looks of this page. */
            content: components["schemas"]["SensitiveLook"][];
            /**
             * Format: int64
             * @description The page, from 0.
             */
            page: number;
            /**
             * Format: int64
             * @description Rows a page.
             */
            size: number;
            /** @description Whether this is the last page. */
            last: boolean;
        };
        /**
         * @description Permission of a share (SHARE-14). A LINK share is stored but assigns nobody.
         * @enum {string}
         */
        SharePermission: "VIEW" | "LINK";
        /** @description Somebody an element was given to. */
        SharedInfo: {
            /** @description As what. */
            permissions: components["schemas"]["SharePermission"];
            /** @description Whom it was given to. */
            sharedWithUser: components["schemas"]["UserRef"];
            /** @description Who gave it. */
            sharedByUser: components["schemas"]["UserRef"];
        };
        /** @description A filled sharing dialog. */
        Sharing: {
            /** @description The people. */
            entries: components["schemas"]["SharingEntry"][];
            /** @description The selected elements. */
            elementIds: string[];
            /** @description The button. */
            send: components["schemas"]["Send"];
            /** @description Whether a message with the elements follows: it is what addresses get then. */
            withMessage?: boolean;
        };
        /**
         * @description What a step does.
         * @enum {string}
         */
        SharingCall: "ADD_CONTACT" | "ADD_LENDER_USER" | "EDIT_LENDER_USER" | "CREATE_SHARES" | "MAIL_ITEMS";
        /** @description What happened. */
        SharingDone: {
            /** @description What to say. */
            toasts: string[];
            /**
             * Format: uuid
             * @description Takes it back; none where something was mailed, which nothing takes back.
             */
            undoId: string | null;
        };
        /** @description A person in the sharing dialog: a user by id, or somebody by e-mail address. */
        SharingEntry: {
            /**
             * Format: uuid
             * @description The user.
             * @default null
             */
            userId: string | null;
            /**
             * @description The address, of somebody who is no user.
             * @default null
             */
            email: string | null;
            /**
             * @description Whether the elements are given to the person.
             * @default false
             */
            assign: boolean;
            /**
             * @description Whether the dialog showed the person on the loan. Said so, and left since: sharing is refused.
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
            /** @description Whether the elements are given to the person. */
            assign: boolean;
        };
        /** @description What will happen, before it does. */
        SharingPreview: {
            /** @description Who is on the loan and who isn't. */
            groups: components["schemas"]["SharingGroup"][];
            /** @description The steps, in order: all of them happen, or none. */
            steps: components["schemas"]["SharingStep"][];
            /** @description What will be said afterwards. */
            toasts: string[];
        };
        /** @description One step of what will happen. */
        SharingStep: {
            /** @description What it does. */
            call: components["schemas"]["SharingCall"];
            /** @description The same in words. */
            words: string;
            /** @description The user's id or the address; none where it concerns several. */
            value: string | null;
            /** @description How many shares it makes. */
            shares: number;
        };
        /** @description A document that answers nothing yet. */
        ShoeboxDocument: components["schemas"]["Document"] & {
            /** @description The name of its loan. */
            loanName: string;
        };
        /** @description A document as it was shown. */
        ShownDocument: {
            /**
             * Format: uuid
             * @description The document.
             */
            documentId: string;
            /** @description The SHA-256 of the content that was shown, in hexadecimal. */
            sha256: string;
        };
        /** @description What somebody ends their messages with. */
        Signature: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description HTML. */
            body: string;
            /** @description What it is used for: one of them for `NEW_MESSAGES`. */
            usedIns: string[];
        };
        /** @description Somebody with open requests on a loan. */
        SilentPerson: {
            /** @description Who. */
            user: components["schemas"]["UserRef"];
            /**
             * Format: uuid
             * @description The loan.
             */
            loanId: string;
            /** @description What that is called. */
            loanName: string;
            /**
             * Format: int32
             * @description How many requests wait for them, those sent back among them.
             */
            open: number;
            /**
             * Format: date-time
             * @description When they last sent something; null where they never did.
             */
            lastAnsweredAt: string | null;
            /**
             * Format: date-time
             * @description Since when nothing came: then, or since they are on the loan.
             */
            since: string;
        };
        /**
         * @description How a credit report ended.
         * @enum {string}
         */
        SoftCreditStatus: "PROCESSED" | "PROCESSED_ERROR" | "PROCESSED_INCOMPLETE" | "ERROR";
        /** @description What a change of status brings before borrowers and contacts, and what it takes from them. */
        StatusChangePreview: {
            /** @description What none of them sees now and some will, in the order of the list. */
            becomesVisible: components["schemas"]["ElementName"][];
            /** @description What some of them see now and none will. */
            becomesHidden: components["schemas"]["ElementName"][];
            /** @description What else it does, in words. */
            said: string | null;
        };
        /** @description How full the server's disk for files is. */
        StorageStatus: {
            level: null | components["schemas"]["DiskLevel"];
            /** @description The same in words, with what to do. */
            message: string | null;
        };
        /**
         * @description What an element is: a folder, or a request for a file.
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
             * @description Whose.
             */
            companyId: string;
            /** @description Its title. */
            title: string;
            /** @description Its kind. */
            subRoleType: components["schemas"]["SubRoleType"];
        };
        /**
         * @description The kinds of contact sub-roles (ENTITY-24); NONE unless something else is said (ROLE-07).
         * @enum {string}
         */
        SubRoleType: "NONE" | "BORROWER" | "MEMBER" | "KEY_CONTACT" | "CONTACT";
        /** @description The document to take as an example. */
        TakeExample: {
            /**
             * Format: uuid
             * @description A document of any loan one works on; its bytes are copied.
             */
            documentId: string;
        };
        /** @description How many rows become one thing. */
        Tally: {
            /** @description What becomes of them. */
            verdict: components["schemas"]["RowVerdict"];
            /** @description What that is called. */
            label: string;
            /**
             * Format: int32
             * @description How many there are.
             */
            rows: number;
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
        /** @description A ready-made needs list. */
        Template: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description What it is for; INDIVIDUAL for borrowers. */
            entityType: components["schemas"]["EntityType"];
            /**
             * Format: int64
             * @description How many file requests it holds.
             */
            itemsCount: number;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description Counts its changes; a change names the version it was made to.
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
            modifiers: components["schemas"]["Modifier"][];
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
             * @description How many days after it is put on a loan it is due there.
             */
            dueDays: number | null;
            /** @description Whether a loan does without it, too. */
            optional: boolean;
            /** @description How to come by it, as plain text; addresses in it become links. */
            instructions: string | null;
            /** @description For lenders alone. */
            internalNote: string | null;
            /** @description Whether a loan gets one of it for each borrower, for that borrower and the lenders alone. */
            eachBorrower: boolean;
            answer: null | components["schemas"]["TemplateAnswer"];
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A template's elements, flat: each folder before what it contains. */
        TemplateElements: {
            content: components["schemas"]["TemplateElement"][];
        };
        /** @description What changed in a template, and how to undo it. */
        TemplateElementsChanged: {
            /** @description The elements as they are now, without the deleted ones. */
            changed: components["schemas"]["TemplateElement"][];
            /** @description What undoes it. */
            undo: components["schemas"]["UndoChange"];
        };
        /** @description A piece of a text. */
        TextExcerpt: {
            /** @description What stands before what was found. */
            before: string;
            /** @description What was found, as it stands there. */
            hit: string;
            /** @description What stands behind it. */
            behind: string;
        };
        /** @description A conversation on a loan, as one person sees it. */
        Thread: {
            /**
             * Format: uuid
             * @description Its id.
             */
            id: string;
            /** @description Its subject; none between people without one. */
            title: string | null;
            /** @description Whether it is private. */
            locked: boolean;
            /** @description Whether it is for lenders only. */
            lendingTeam: boolean;
            /** @description Whether it is the loan's own, for everybody on it. */
            general: boolean;
            /** @description Whether nothing can be added to it. */
            inactive: boolean;
            /** @description What kind of conversation it is. */
            messageThreadCategory: components["schemas"]["ThreadCategory"];
            /**
             * Format: uuid
             * @description Its loan.
             */
            loanId: string;
            lastMessage: null | components["schemas"]["LastMessage"];
            /**
             * Format: date-time
             * @description When that was sent.
             */
            lastMessageDate: string | null;
            /**
             * Format: uuid
             * @description The last message that one hasn't read.
             */
            lastUnreadMessageId: string | null;
            /**
             * Format: int64
             * @description How many one hasn't read.
             */
            unreadCount: number;
            /** @description Whether one muted it. */
            muted: boolean;
            /** @description What stands on it. */
            labels: string[];
            /** @description Whether one has a draft in it. */
            hasDraft: boolean;
            createdByUser: null | components["schemas"]["UserRef"];
            /** @description Who is in it, as far as one sees them. */
            users: components["schemas"]["ThreadUser"][];
            /** @description The addresses that get its messages by email, without access to the loan. */
            emailParticipants: components["schemas"]["EmailParticipant"][];
            /** @description Whether one may write in it. */
            canWrite: boolean;
        };
        /**
         * @description What kind of conversation a thread is.
         * @enum {string}
         */
        ThreadCategory: "GENERAL" | "SUBJECT" | "DIRECT_NO_SUBJECT" | "LENDING_TEAM";
        /** @description Somebody in a thread. */
        ThreadUser: {
            /** @description The person. */
            user: components["schemas"]["UserRef"];
            /** @description Their role on the loan. */
            role: components["schemas"]["Role"];
            /** @description Whether borrowers see them on the loan. */
            visibleToBorrower: boolean;
        };
        /** @description The trash of a loan, as somebody sees it. */
        Trash: {
            /**
             * Format: int32
             * @description How many days a document lies here.
             */
            days: number;
            /** @description Whether they may delete for good. */
            mayErase: boolean;
            /** @description Whether there are more than these. */
            more: boolean;
            /** @description The latest first. */
            content: components["schemas"]["TrashedDocument"][];
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
            /** @description Who uploaded it. */
            uploadedByName: string;
            /** @description Who deleted it, where that is known. */
            deletedByName: string | null;
            /**
             * Format: date-time
             * @description When.
             */
            deletedAt: string;
            /**
             * Format: date-time
             * @description When it goes for good.
             */
            goesAt: string;
            /**
             * Format: int32
             * @description How many days it can still be brought back.
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
        /** @description A file that somebody handed in without signing in. */
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
            /** @description Whether it takes a password to be opened. */
            locked: boolean;
            /** @description The archive that it came in. */
            cameIn: string | null;
            /** @description Where its bytes are. */
            downloadUrl: string;
            virusCheck: null | components["schemas"]["VirusCheck"];
            /** @description With what it came. */
            handIn: components["schemas"]["HandIn"];
        };
        /** @description A mail server to try. */
        TryMailServer: {
            server?: null | components["schemas"]["MailServer"];
        };
        /** @description What undoes a change: send it to `bulk/restore` as it is. */
        UndoChange: {
            /** @description Deleted elements to bring back. */
            elementIds?: string[];
            /** @description What the others were before. */
            before?: components["schemas"]["Before"][];
        };
        /** @description What is taken back: the last thing the person did to an element. */
        UndoElement: {
            /**
             * Format: int32
             * @description The version that the element has since.
             */
            version: number;
        };
        /** @description What is taken back on several elements: the last thing the person did to each. */
        UndoSeveral: {
            /** @description The version that each element has since, by its id; 500 at most. */
            versions: {
                [key: string]: number;
            };
        };
        /**
         * @description Stands for a status that nobody knows.
         * @enum {string}
         */
        UnknownStatus: "UNKNOWN";
        /** @description Which notices to mark as unread. */
        UnreadAgain: {
            /** @description These, 500 at most. */
            noticeIds: string[];
        };
        /** @description Unread messages by loan. */
        UnreadMap: {
            /** @description The number by the loan's id; loans without one are left out. */
            unreadMap: {
                [key: string]: number;
            };
        };
        /** @description How many lines weren't read. */
        UnreadNotices: {
            /**
             * Format: int32
             * @description Their number; of very many the latest alone count.
             */
            count: number;
        };
        /** @description How many documents couldn't be read, and how many of those are on their way again. */
        UnreadableCounts: {
            /**
             * Format: int32
             * @description Those that couldn't be read, up to a thousand.
             */
            unreadable: number;
            /** @description Whether there are more of them. */
            more: boolean;
            /**
             * Format: int32
             * @description Those that couldn't be read and are going to be read again, up to a thousand.
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
            /** @description Why. */
            reason: components["schemas"]["NoText"];
            /** @description Why, in words, with what can be done. */
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
            /** @description What that is called. */
            loanName: string;
            /** @description Why. */
            reason: components["schemas"]["NoText"];
            /** @description Why, in words, with what can be done. */
            message: string;
            /**
             * Format: date-time
             * @description When that came out.
             */
            at: string;
        };
        /** @description Documents of a company that couldn't be read, the latest first. */
        UnreadablePage: {
            /** @description As many as a page has. */
            content: components["schemas"]["UnreadableOfCompany"][];
            /** @description Where the next page begins; nothing on the last one. */
            next: string | null;
            /** @description Whether this server reads texts at all: without, none is read again. */
            reading: boolean;
            /** @description How many there are. */
            counts: components["schemas"]["UnreadableCounts"];
        };
        /** @description What one says of oneself. */
        UpdateAccount: {
            /** @description One's given name. */
            givenName?: string;
            /** @description One's family name. */
            familyName?: string;
            /** @description One's mobile phone. */
            phoneNumber?: components["schemas"]["PhoneNumber"];
            /** @description What one does. */
            positionOrTitle?: string;
            /** @description Where one's days begin and end, by a name of the IANA database; left out, it stays as it is. */
            timeZone?: string | null;
        };
        /** @description A change of what a company has switched on: what is left out stays. */
        UpdateCompany: {
            /**
             * Format: int32
             * @description The version the change was made to.
             */
            version: number;
            /** @description Whether credit scores of individual borrowers can be seen. */
            individualCreditReport?: boolean | null;
            /** @description Whether its borrowers are onboarded here. */
            hasBorrowerOnboard?: boolean | null;
            /** @description Whether people may send e-mails as files too. */
            acceptsMail?: boolean | null;
            /**
             * Format: int32
             * @description How many new outside addresses a lender may write to on a loan within 24 hours without approval, up to 1,000.
             */
            outsideAddressesOfLenders?: number | null;
            /**
             * Format: int32
             * @description How many a borrower or a contact may, up to 1,000.
             */
            outsideAddressesOfOthers?: number | null;
            /** @description Whether people may send it files without signing in. */
            secureUploadEnabled?: boolean | null;
            /** @description What the page says on which they do. */
            secureUploadText?: string | null;
            /** @description The company's name in the address of that page; addresses before it keep leading there. */
            slug?: string | null;
            /**
             * Format: int64
             * @description Bytes that come in on that page within a day at most.
             */
            secureUploadDailyBytes?: number | null;
            /**
             * Format: int32
             * @description Files that come in on that page within a day at most.
             */
            secureUploadDailyFiles?: number | null;
            /** @description Whether everyone who works there has to sign in with two steps. */
            secondStepRequired?: boolean | null;
        };
        /** @description A draft, saved again. */
        UpdateDraft: components["schemas"]["DraftContent"] & {
            /**
             * Format: int32
             * @description The version of the draft that was changed.
             */
            version: number;
        };
        /** @description A change to an element: what is left out stays, null clears. */
        UpdateElement: {
            /**
             * Format: int32
             * @description The version the change was made to.
             */
            version: number;
            /** @description What it is called. */
            name?: string | null;
            priorityType?: null | components["schemas"]["PriorityType"];
            /** @description Hidden by hand. */
            hidden?: boolean | null;
            visibleAtStatus?: null | components["schemas"]["ReviewStatus"];
            /** @description What is asked for. */
            description?: string | null;
            /**
             * Format: date
             * @description The day by which a loan's request is hoped for; a template has days instead.
             */
            dueDate?: string | null;
            /**
             * Format: int32
             * @description So many days old a document may be, from 1 to 3,650; requests only.
             */
            freshnessDays?: number | null;
            /** @description Whether the loan does without it, too; requests only. */
            optional?: boolean | null;
            /** @description How to come by it, as plain text in which addresses become links; requests only. */
            instructions?: string | null;
            /** @description For lenders alone; requests only. */
            internalNote?: string | null;
        };
        /** @description An employee's new role. */
        UpdateEmployee: {
            /** @description Their role at the company. */
            companyRole: components["schemas"]["Role"];
        };
        /** @description A changed entity. */
        UpdateEntity: components["schemas"]["EntityFacts"] & {
            /**
             * Format: int32
             * @description The version the change was made to.
             */
            version: number;
        };
        /** @description Another mail server. */
        UpdateMailServer: {
            /**
             * Format: int32
             * @description The version the change was made to.
             */
            version: number;
            /** @description The mail server; an empty password keeps the one that is kept for the same server and user. */
            server: components["schemas"]["MailServer"];
        };
        /** @description Everything a role is to hold. */
        UpdatePermissions: {
            /** @description The role. */
            role: components["schemas"]["Role"];
            /** @description All its permissions. */
            permissions: components["schemas"]["Permission"][];
            /**
             * Format: int32
             * @description The version of the company the change was made to.
             */
            version: number;
        };
        /** @description A change to a template. */
        UpdateTemplate: {
            /** @description What it is called. */
            name: string;
            /** @description What it is for. */
            entityType: components["schemas"]["EntityType"];
            /**
             * Format: int32
             * @description The version the change was made to.
             */
            version: number;
        };
        /** @description A change to an element of a template: what is left out stays. */
        UpdateTemplateElement: components["schemas"]["UpdateElement"] & {
            /** @description Whether a loan gets one of it for each borrower; requests only. */
            eachBorrower?: boolean | null;
            /**
             * Format: int32
             * @description How many days after it is put on a loan it is due there; requests only.
             */
            dueDays?: number | null;
        };
        /** @description How much of an upload is there. */
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
             * @description How many of them are there; the next ones go on behind them.
             */
            received: number;
            /**
             * Format: date-time
             * @description Until when it can be gone on with.
             */
            expiresAt: string;
            /**
             * Format: uuid
             * @description The document it became, once it is finished.
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
            /** @description Send the bytes there with PUT. */
            url: string;
            /** @description The kind of place it is. */
            providerType: string;
        };
        /** @description Where a person lives and lived. */
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
            /** @description Their e-mail address. */
            emailAddress: string;
            /** @description What they do. */
            positionOrTitle: string | null;
            mobilePhone: null | components["schemas"]["PhoneNumber"];
            /** @description Where they work. */
            companyName: string | null;
            /** @description Its address on the web. */
            companyWebsite: string | null;
            companyAddress: null | components["schemas"]["Address"];
            /**
             * Format: uuid
             * @description The document with their picture.
             */
            avatarDocId: string | null;
            /** @description The group of people they belong to. */
            loggedRoleGroup: components["schemas"]["RoleGroup"];
            loggedCompanyRole: null | components["schemas"]["Role"];
            /**
             * Format: uuid
             * @description The lending company they work for.
             */
            employer: string | null;
            /** @description Whether they were entered by others and never signed in. */
            stub: boolean;
        };
        /** @description An action that can be followed. */
        ValidAction: {
            /** @description Always true: what can't be followed is *not found*. */
            valid: boolean;
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
        /** @description The state of a stored file, where there is something to say: its virus check, or that it is damaged. */
        VirusCheck: {
            /** @description The state. */
            state: components["schemas"]["FileCheckState"];
            /** @description Whether the file can be opened. */
            opens: boolean;
            /** @description The same in words. */
            message: string;
            /** @description Whether the person may have it checked again; told of a single document only. */
            mayCheck: boolean;
            /** @description Whether the person may have the file deleted at once; told of a single document only. */
            mayErase: boolean;
        };
        /**
         * @description The review status from which an element shows. Stored text may hold one that nobody knows: then the element
         *     shows to lenders alone (NEEDS-21, resolution 43).
         */
        VisibleAt: components["schemas"]["ReviewStatus"] | components["schemas"]["UnknownStatus"];
        /** @description The addresses of a message that wait for approval by a lender. */
        WaitingAddresses: {
            /** @description The addresses, in small letters. */
            addresses: string[];
            /** @description How many addresses the message goes to: "3 of 5 addresses wait for approval by a lender". */
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
             * @description Until when the link in the mail works.
             */
            expiresAt: string;
        };
        /** @description A message of which addresses wait. */
        WaitingMessage: {
            /**
             * Format: uuid
             * @description Its id.
             */
            messageId: string;
            /**
             * Format: uuid
             * @description Its thread, where the viewer sees it.
             */
            threadId: string | null;
            /** @description The beginning of its text, where the viewer sees it. */
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
        /** @description The messages of a loan of which addresses wait, the oldest first. */
        WaitingMessages: {
            /** @description Up to 100 of them. */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description The id that the link names. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The path it leads to, as `Location` */
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
                /** @description The id that the link names. */
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
                /** @description Its id: another picture has another one. */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description As chosen when the rows were looked at. */
                columns: string;
                /** @description What looking at the rows answered: when something else would become of one now, nothing is imported. */
                seen: string;
                /** @description The same key imports once, however often it is sent. */
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
                 * @description For each column what it says, with commas between and nothing for those that are left out; guessed from the
                 *     headings when there is none.
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
                 * @description For each column what it says, with commas between and nothing for those that are left out; guessed from the
                 *     headings when there is none.
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description Only what this person did. */
                personId?: string;
                /** @description From this moment on. */
                from?: string;
                /** @description Before this moment. */
                until?: string;
                /** @description Where an earlier page ended: its `next`. */
                before?: string;
                /** @description Entries a page: 1 to 100, 50 unless told. */
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
                /** @description Only what this person did. */
                personId?: string;
                /** @description From this moment on. */
                from?: string;
                /** @description Before this moment. */
                until?: string;
                /** @description Where an earlier page ended: its `next`. */
                before?: string;
                /** @description Entries a page: 1 to 100, 50 unless told. */
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
                /** @description The end of the page before: its `next`. */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A part of name or e-mail address; all when blank. */
                query?: string;
                /** @description `ALL` unless told. */
                group?: "ALL" | "BORROWER" | "CONTACT" | "LENDER";
                /** @description The page, from 0. */
                page?: number;
                /** @description Rows a page: 1 to 100, 20 unless told. */
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
                /** @description A part of name or e-mail address; all when blank. */
                query?: string;
                /** @description `ALL` unless told. */
                group?: "ALL" | "BORROWER" | "CONTACT" | "LENDER";
                /** @description The page, from 0. */
                page?: number;
                /** @description Rows a page: 1 to 100, 20 unless told. */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description Take it, or refuse it so that the person can be asked. */
                onSame?: "TAKE" | "ASK";
            };
            header?: {
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description Which part comes: `bytes 0-99/1000` */
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
                    /** @description How many bytes are there */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                    "application/json": components["schemas"]["Home"];
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A part of the name, the number, the address or the lead borrower's name. */
                q?: string;
                /** @description Review statuses, separated by commas; all when empty. */
                status?: string;
                /** @description With `false` without the archived ones, unless `status` asks for them. */
                archived?: boolean;
                /**
                 * @description `name`, `borrower`, `amount`, `status`, `requests`, `updated`, `purpose` or `lender`; with a minus in
                 *     front, from the end. `-updated` unless told.
                 */
                sort?: string;
                /** @description The page, from 0. */
                p?: number;
                /** @description Rows a page: 1 to 100, 20 unless told. */
                s?: number;
                /** @description Only loans that one of these people is on; ids separated by commas. */
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
                    "application/json": components["schemas"]["Loans"];
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A part of the name, the number, the address or the lead borrower's name. */
                q?: string;
                /** @description Review statuses, separated by commas; all when empty. */
                status?: string;
                /** @description With `false` without the archived ones, unless `status` asks for them. */
                archived?: boolean;
                /**
                 * @description `name`, `borrower`, `amount`, `status`, `requests`, `updated`, `purpose` or `lender`; with a minus in
                 *     front, from the end. `-updated` unless told.
                 */
                sort?: string;
                /** @description The page, from 0. */
                p?: number;
                /** @description Rows a page: 1 to 100, 20 unless told. */
                s?: number;
                /** @description Only loans that one of these people is on; ids separated by commas. */
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
                /** @description As chosen when the rows were looked at. */
                columns: string;
                /** @description What looking at the rows answered: when something else would become of one now, nothing is imported. */
                seen: string;
                /** @description The same key imports once, however often it is sent. */
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
                 * @description For each column what it says, with commas between and nothing for those that are left out; guessed from the
                 *     headings when there is none.
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
                 * @description For each column what it says, with commas between and nothing for those that are left out; guessed from the
                 *     headings when there is none.
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
                /** @description Only what this person did. */
                personId?: string;
                /** @description Where an earlier page ended: its `next`. */
                before?: string;
                /** @description Entries a page: 1 to 100, 50 unless told. */
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
                /** @description Only what this person did. */
                personId?: string;
                /** @description Where an earlier page ended: its `next`. */
                before?: string;
                /** @description Entries a page: 1 to 100, 50 unless told. */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description Words, 200 characters at most; each stands in the text or the name of what is found. */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description The order of the list: only the conventional one, by folder, is known. */
                view?: "CONVENTIONAL";
                /** @description Only those in force are known. */
                status?: "ACTIVE";
                /** @description The list as this borrower or contact of the loan sees it; for lenders. */
                asUserId?: string;
                /** @description The list as borrowers see it when the loan stands at this status; for lenders. */
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
                    /** @description names the list as it is now */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NeedsList"];
                };
            };
            /** @description the list that `If-None-Match` names still stands */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                    "application/json": components["schemas"]["Changed"];
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
    restoreElement: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description The ids of the people it is meant for, separated by commas: what one of them may not see is left out. */
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
                    "application/json": components["schemas"]["Fragment"];
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                    "application/json": components["schemas"]["Package"];
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
                /** @description What was chosen beforehand, by the id of the ticket; then nothing else counts. */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description As chosen when the rows were looked at. */
                columns: string;
                /** @description What looking at the rows answered: when something else would become of one now, nothing is imported. */
                seen: string;
                /** @description The same key imports once, however often it is sent. */
                idempotencyKey: string;
                /** @description The template that borrowers are given a needs list from. */
                templateId?: string;
                /** @description Whether those who haven't joined yet are invited by mail. */
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
                 * @description For each column what it says, with commas between and nothing for those that are left out; guessed from the
                 *     headings when there is none.
                 */
                columns?: string;
                /** @description The template that borrowers are given a needs list from. */
                templateId?: string;
                /** @description Whether those who haven't joined yet are invited by mail. */
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
                 * @description For each column what it says, with commas between and nothing for those that are left out; guessed from the
                 *     headings when there is none.
                 */
                columns?: string;
                /** @description The template that borrowers are given a needs list from. */
                templateId?: string;
                /** @description Whether those who haven't joined yet are invited by mail. */
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
                /** @description `ALL` unless told. */
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
                /** @description The page, from 0. */
                p?: number;
                /** @description Rows a page: 1 to 100, 20 unless told. */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Sharing"];
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                    "application/json": components["schemas"]["Fragment"];
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
                /** @description Which. */
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
                    "application/json": components["schemas"]["Fragment"];
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                    "application/json": components["schemas"]["Applied"];
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
                    "application/json": components["schemas"]["Trash"];
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
    invite: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description The loan; it is looked up before. */
                loanId: string;
                /** @description Only those of this thread. */
                threadId?: string;
                /** @description A part of the text or the subject, 200 characters at most. */
                query?: string;
                /** @description The page, from 0. */
                p?: number;
                /** @description Messages a page: 1 to 100, 20 unless told. */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
            /** @description There is a draft in the thread already; `current` is that one */
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
                /** @description The loan; it is looked up before. */
                loanId: string;
                /** @description Only those of this thread. */
                threadId?: string;
                /** @description A part of the text or the subject, 200 characters at most. */
                query?: string;
                /** @description The page, from 0. */
                p?: number;
                /** @description Messages a page: 1 to 100, 20 unless told. */
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
                /** @description The loan; it is looked up before. */
                loanId: string;
                /** @description Labels with commas between: threads with any of them. */
                labels?: string;
                /** @description Only those with messages one hasn't read. */
                unread?: boolean;
                /** @description Only those in which one has a draft. */
                draft?: boolean;
                /** @description A part of the subject or of a message, 200 characters at most. */
                query?: string;
                /** @description `DESC`, unless told: the last written in first. `ASC` the other way round. */
                order?: "ASC" | "DESC";
                /** @description The page, from 0. */
                p?: number;
                /** @description Threads a page: 1 to 100, 20 unless told. */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description The page, from 0, the newest messages first. */
                page?: number;
                /** @description Messages a page: 1 to 100, 30 unless told. */
                size?: number;
                /** @description Labels with commas between; a thread without any of them has no messages. */
                labels?: string;
                /** @description The page that holds the first message one hasn't read. */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description `LEAD`, `ORIGINATION`, `PORTFOLIO`, and for lenders `ARCHIVE`, with commas between; all, unless told. */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                    "application/json": components["schemas"]["Fragment"];
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
            /** @description Nobody is signed in */
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
                /** @description A part of the name, 200 characters at most; nothing finds nothing. */
                q?: string;
                /** @description How many at most: up to 20. */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description The page, from 0. */
                p?: number;
                /** @description Rows a page: 1 to 100, 20 unless told. */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description All but the one that asks. */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description Its name; folders in front of it are left out. */
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
                /** @description Where an earlier page ended: its `next`. */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description A part of name or e-mail address; all when blank. */
                query?: string;
                /** @description The page, from 0. */
                page?: number;
                /** @description Rows a page: 1 to 100, 20 unless told. */
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
                    "application/json": components["schemas"]["Found"];
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
                /** @description Its id: another photo has another one. */
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
                /** @description Only those of this loan. */
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
                /** @description A key of the caller's choice, of 1 to 200 characters. The same request under the same key is carried out once and its answer repeated for a day; another request under it is refused (422), and the same one while it runs (409). */
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
                /** @description The person: oneself. */
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
