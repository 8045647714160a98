// Derived from the API document by `npm run client:generate`; do not edit.
import type { LosslessNumber } from 'lossless-json'

/** A figure: a number where a double has exactly its digits, else the digits as they came. */
export type Figure = number | LosslessNumber

export interface paths {
    "/admin/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the permissions that a role can hold
         * @description Every permission that the service knows, with what it allows in words: what a role can be made of.
         */
        get: operations["getPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles, with Roles:Manage or Users:Manage
         * @description Every role with its permissions and how many users have it. Whoever adds a user may read them too, to choose one.
         */
        get: operations["listRoles"];
        put?: never;
        /**
         * Add a role, with any permissions
         * @description A role is a named set of permissions. It allows nothing until a user has it.
         */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/roles/{role_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a role, with Roles:Manage or Users:Manage
         * @description One role with its permissions and how many users have it.
         */
        get: operations["getRole"];
        put?: never;
        post?: never;
        /**
         * Delete a role that no user has
         * @description A role goes when nobody has it any more; its history stays.
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        /**
         * Rename a role, or set what it allows
         * @description What is absent stays as it is. A change of permissions is in force within seconds for everybody who has the role, on tokens that they hold already too.
         */
        patch: operations["patchRole"];
        trace?: never;
    };
    "/admin/roles/{role_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the history of a role, newest first
         * @description Who changed the role, when and why, with every value before and after. History is never changed or deleted.
         */
        get: operations["listRoleEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users, in the order of their ids
         * @description Every user, whether they may sign in or not. A user is never deleted, as the history speaks of them.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Add a user
         * @description The user may sign in at once with the password given, unless `enabled` is false. Of the password only a hash is kept.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user
         * @description One user with role and whether they may sign in.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename, enable or disable a user, or give another role
         * @description What is absent stays as it is. A user who is disabled loses every token within seconds, and one with another role has its permissions just as soon.
         */
        patch: operations["patchUser"];
        trace?: never;
    };
    "/admin/users/{user_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the history of a user, newest first
         * @description Who changed the user, when and why, with every value before and after but for passwords.
         */
        get: operations["listUserEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{user_id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a user's password, which ends the user's tokens
         * @description Sets the password and ends every token of the user, who has to sign in again.
         */
        put: operations["replaceUserPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in: exchange a user name and password for a bearer token
         * @description The token goes with every other call, as `Authorization: Bearer <token>`, until its time runs out or it is ended. After several failures the service makes the caller wait; a wrong user name and a wrong password are not told apart.
         */
        post: operations["signIn"];
        /**
         * Sign out: end the bearer token of this call
         * @description The token is good for nothing from then on, on every server process. Other tokens of the user stay.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fm/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List approvals
         * @description The approvals page by page, searched, filtered and sorted. A cursor stays good while others add and change approvals: none is missed and none comes twice.
         */
        get: operations["listApprovals"];
        put?: never;
        /**
         * Add an approval
         * @description Adds an approval; what is absent takes its default. The service gives it its id.
         */
        post: operations["createApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fm/approvals/{approval_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an approval
         * @description The approval as a whole: every field, with its default where nobody has set it. Moments are shown in the `Time-Zone` of the request.
         */
        get: operations["getApproval"];
        /**
         * Replace an approval
         * @description Replaces the approval as a whole: a field that is absent or null takes its default. What the service keeps itself stays, and repeating the same call changes nothing further. The call holds a lock on the record while it runs, or uses that of the locking session it names.
         */
        put: operations["replaceApproval"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change some fields of an approval
         * @description Changes the fields that are sent and leaves all others. Null unsets a field, so that it reads as its default again; objects merge member by member, and lists are replaced. The call holds a lock on the record while it runs, or uses that of the locking session it names.
         */
        patch: operations["patchApproval"];
        trace?: never;
    };
    "/fm/approvals/{approval_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the history of an approval, newest first
         * @description Who changed the approval, when and why, with every value before and after. History is never changed or deleted.
         */
        get: operations["listApprovalEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fm/approvals/{approval_id}/payment-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read recent changes to the bank details behind an approval
         * @description Changes of the bank details of the client behind an approval, by whom and when, without the values: what to look at before money is paid.
         */
        get: operations["getApprovalPaymentChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fm/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List clients
         * @description The clients page by page, searched, filtered and sorted. A cursor stays good while others add and change clients: none is missed and none comes twice.
         */
        get: operations["listClients"];
        put?: never;
        /**
         * Add a client
         * @description Adds a client; what is absent takes its default. The service gives it its id.
         */
        post: operations["createClient"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change some fields of many clients
         * @description Up to 1000 clients in one call, each named by its `client_id`. All of them change or none does, and every fault of every element is named; with `Prefer: handling=lenient` the good elements are written and the others reported. A dry run says what would change.
         */
        patch: operations["patchClients"];
        trace?: never;
    };
    "/fm/clients/{client_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a client
         * @description The client as a whole: every field, with its default where nobody has set it.
         */
        get: operations["getClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change some fields of a client
         * @description Changes the fields that are sent and leaves all others. Null unsets a field, so that it reads as its default again; objects merge member by member, and lists are replaced.
         */
        patch: operations["patchClient"];
        trace?: never;
    };
    "/fm/clients/{client_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the history of a client, newest first
         * @description Who changed the client, when and why, with every value before and after. History is never changed or deleted.
         */
        get: operations["listClientEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fm/clients/{client_id}/payment-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read recent changes to a client's bank details
         * @description Changes of the bank details of a client, by whom and when, without the values.
         */
        get: operations["getClientPaymentChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fm/contracts/{contract_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which client a contract belongs to
         * @description The client to which a contract belongs. Approvals name a contract, and are found by its client.
         */
        get: operations["getContract"];
        /**
         * Say which client a contract belongs to
         * @description Contracts are kept by another system; this tells the service to which client one belongs, or to which other client it has gone over.
         */
        put: operations["replaceContract"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fm/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the history of everything that the role may read, newest first
         * @description The history of clients, packaging defaults, approvals and whatever else the role may read, narrowed by record, field, person, request or time. History is never changed or deleted.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fm/locking-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the live locking sessions
         * @description Who holds which records, and until when. The id of a session is the key to its locks, so only its owner, and whoever may break locks, sees it.
         */
        get: operations["listLockingSessions"];
        put?: never;
        /**
         * Open a locking session: all of the locks or none
         * @description Takes locks on records that outlast the call. Writes that name the session in `Delegated-Locking-Session-Id` go through; all others are refused until it ends or its time runs out.
         */
        post: operations["createLockingSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fm/locking-sessions/{locking_session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a locking session
         * @description The locks that the session holds, and until when.
         */
        get: operations["getLockingSession"];
        put?: never;
        post?: never;
        /**
         * End a locking session, or break another user's
         * @description Lets go of every lock of the session. Ending that of another user takes the permission `Locks:Break` and a reason in `Audit-Reason`, and is kept in the history.
         */
        delete: operations["deleteLockingSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fm/locking-sessions/{locking_session_id}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew a locking session from now
         * @description The session lives its time again, counted from now: the same as before, or the one given.
         */
        post: operations["renewLockingSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fm/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what needs attention
         * @description What staff start the day with: how many clients and approvals there are of each kind, which clients are to be contacted or reviewed, and which approvals have waited longest. What the role may not read is null.
         */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who the token stands for, and what the role allows
         * @description The user, the role and the permissions behind the bearer token of the call.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read this document
         * @description The OpenAPI document of the service itself, made of the same definitions by which it reads and checks every call.
         */
        get: operations["getApiDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sp/client/packaging-defaults/{client_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a client's packaging defaults
         * @description The packaging defaults as a whole: every field, with its default where nobody has set it. There are none until they are set for the first time.
         */
        get: operations["getClientPackagingDefaults"];
        /**
         * Set a client's packaging defaults, all of them
         * @description Replaces the packaging defaults as a whole: a field that is absent or null takes its default. What the service keeps itself stays, and repeating the same call changes nothing further. The first call makes them.
         */
        put: operations["replaceClientPackagingDefaults"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sp/client/packaging-defaults/{client_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the history of a client's packaging defaults, newest first
         * @description Who changed the packaging defaults, when and why, with every value before and after. History is never changed or deleted.
         */
        get: operations["listClientPackagingDefaultsEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List everybody by id and display name
         * @description Ids and names of everybody, for whoever has to put a name to an id. It says nothing of roles and permissions.
         */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        AdvanceArrears: "advance" | "arrears";
        /** OpenAPI document */
        ApiDocument: {
            [key: string]: unknown;
        };
        /** Approval */
        Approval: {
            /**
             * Approval ID
             * @description Number given to the approval when it was created.
             */
            approval_id: string;
            /**
             * Created
             * Format: date-time
             * @description When the approval was created.
             */
            created: string;
            /**
             * Last edit
             * Format: date-time
             * @description When the approval was last changed.
             */
            last_edit: string;
            /**
             * Posted
             * Format: date-time
             * @description When the approval first went into a batch.
             */
            posted_date: string | null;
            /**
             * Times requested
             * @description How often the approval has been put back to requested.
             */
            requested_audit_attempt_count: number;
            /**
             * Source
             * @description Whether the approval was made here or came through an order channel.
             * @default internal
             */
            source: components["schemas"]["ApprovalSource"];
            /**
             * Created by
             * @description User in whose name the approval was created.
             */
            user_id: string;
            /**
             * Last edited by
             * @description User in whose name the approval was last changed.
             */
            user_id_edit: string;
            /**
             * Contract
             * @description Contract that bears the cost.
             */
            contract_id: string;
            /**
             * Status
             * @description How far the approval has come.
             */
            status_flag: string | null;
            /**
             * Sub-status
             * @description Finer step within the status, from the code list.
             */
            approval_sub_status_id: string | null;
            /**
             * Approval limit
             * Format: decimal
             * @description Amount that may be spent without asking again. Exact, with at most 6 decimals. Unit: AUD.
             * @default 0
             */
            approval_limit: Figure;
            /**
             * External order number
             * @description Number of the order in the system it came from.
             */
            external_order_number: string | null;
            /**
             * Client phone
             * @description Number on which to ask the client about this request.
             */
            client_phone: string | null;
            /**
             * Other phone
             * @description Any further number that helps with this request.
             */
            misc_phone: string | null;
            /**
             * Attachment
             * @description Document that came with the request.
             */
            attachment_id: string | null;
            /**
             * Invoice number
             * @description Number on the invoice to be paid.
             */
            invoice_no: string | null;
            /**
             * Invoice date
             * Format: date
             * @description Day on which the invoice was made out.
             */
            invoice_date: string | null;
            /**
             * Credit note
             * @description Treats the document as money owed to us.
             * @default no
             */
            credit_note_flag: components["schemas"]["YesNo"];
            /**
             * Reimbursement
             * @description Pays back someone who has already paid the bill.
             * @default no
             */
            reimbursement_flag: components["schemas"]["YesNo"];
            /**
             * Payee payment method
             * @description Way in which the payee receives the money.
             */
            payee_payment_method_id: string | null;
            /**
             * Driver bank account
             * @description Account to which a driver is paid back.
             */
            driver_bank_account_id: string | null;
            /**
             * Bank details correct
             * @description Confirms that someone has checked the account to be paid.
             * @default no
             */
            bank_details_correct_flag: components["schemas"]["YesNo"];
            /**
             * Billing period
             * Format: int32
             * @description Number of the billing period in which the cost is charged on.
             * @default 0
             */
            billing_period: number;
            /**
             * Franchise vehicle
             * @description Vehicle as the franchise of the supplier lists it.
             */
            supplier_franchise_vehicle_id: string | null;
            /**
             * Odometer
             * Format: int32
             * @description Reading when the vehicle came in. Unit: km.
             */
            odometer: number | null;
            /**
             * Odometer date
             * Format: date
             * @description Day on which the odometer was read.
             */
            odometer_date: string | null;
            /**
             * Odometer check
             * @description Whether the reading fits those before it.
             */
            odometer_valid_flag: string | null;
            /**
             * Supplier
             * @description Supplier who does the work and sends the invoice.
             */
            supplier_id: string | null;
            /**
             * Supplier contact
             * @description Person to ask for at the supplier.
             */
            supplier_contact: string | null;
            /**
             * Supplier phone
             * @description Number on which to reach the supplier.
             */
            supplier_phone: string | null;
            /**
             * Franchise notes
             * @description What the franchise of the supplier has said about the work.
             */
            franchise_notes: string | null;
            /**
             * Driver name
             * @description Person who drives the vehicle.
             */
            driver_name: string | null;
            /**
             * Driver phone
             * @description Number on which to reach the driver.
             */
            driver_phone: string | null;
            /**
             * Driver aware
             * @description Confirms that the driver knows of the request.
             * @default no
             */
            driver_aware_flag: components["schemas"]["YesNo"];
            /**
             * Maintenance lines
             * @description Each piece of work or part that the approval covers. Up to 500 JSON objects of up to 16 KiB each.
             */
            maintenance_lines: {
                [key: string]: unknown;
            }[];
            /**
             * Notes
             * @description Anything that helps whoever handles the approval next.
             */
            notes: string | null;
        };
        /** What would change of the approval */
        ApprovalChanges: {
            /** @description Null of a record that is only to be made: the write itself gives out its id. */
            approval_id: string | null;
            changes: components["schemas"]["Change"][];
        };
        /**
         * Approval
         * @description The new record: an absent member, or one that is null, takes its default.
         */
        ApprovalCreate: {
            /**
             * Approval ID
             * @description Number given to the approval when it was created. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            approval_id?: string;
            /**
             * Created
             * Format: date-time
             * @description When the approval was created. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            created?: string;
            /**
             * Last edit
             * Format: date-time
             * @description When the approval was last changed. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            last_edit?: string;
            /**
             * Posted
             * Format: date-time
             * @description When the approval first went into a batch. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            posted_date?: string | null;
            /**
             * Times requested
             * @description How often the approval has been put back to requested. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            requested_audit_attempt_count?: number;
            /**
             * Source
             * @description Whether the approval was made here or came through an order channel. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            source?: components["schemas"]["ApprovalSource"];
            /**
             * Created by
             * @description User in whose name the approval was created. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            user_id?: string;
            /**
             * Last edited by
             * @description User in whose name the approval was last changed. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            user_id_edit?: string;
            /**
             * Contract
             * @description Contract that bears the cost.
             */
            contract_id: string;
            /**
             * Status
             * @description How far the approval has come.
             */
            status_flag?: components["schemas"]["ApprovalStatus"] | null;
            /**
             * Sub-status
             * @description Finer step within the status, from the code list.
             */
            approval_sub_status_id?: string | null;
            /**
             * Approval limit
             * Format: decimal
             * @description Amount that may be spent without asking again. Exact, with at most 6 decimals. Unit: AUD. Default: `0`.
             */
            approval_limit?: Figure | null;
            /**
             * External order number
             * @description Number of the order in the system it came from.
             */
            external_order_number?: string | null;
            /**
             * Client phone
             * @description Number on which to ask the client about this request.
             */
            client_phone?: string | null;
            /**
             * Other phone
             * @description Any further number that helps with this request.
             */
            misc_phone?: string | null;
            /**
             * Attachment
             * @description Document that came with the request.
             */
            attachment_id?: string | null;
            /**
             * Invoice number
             * @description Number on the invoice to be paid.
             */
            invoice_no?: string | null;
            /**
             * Invoice date
             * @description Day on which the invoice was made out. A calendar date (YYYY-MM-DD). A date-time is taken too and stored as the date it has in the Time-Zone of the request.
             */
            invoice_date?: string | null;
            /**
             * Credit note
             * @description Treats the document as money owed to us. Default: `no`.
             */
            credit_note_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Reimbursement
             * @description Pays back someone who has already paid the bill. Default: `no`.
             */
            reimbursement_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Payee payment method
             * @description Way in which the payee receives the money.
             */
            payee_payment_method_id?: string | null;
            /**
             * Driver bank account
             * @description Account to which a driver is paid back.
             */
            driver_bank_account_id?: string | null;
            /**
             * Bank details correct
             * @description Confirms that someone has checked the account to be paid. Default: `no`.
             */
            bank_details_correct_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Billing period
             * Format: int32
             * @description Number of the billing period in which the cost is charged on. Default: `0`.
             */
            billing_period?: number | null;
            /**
             * Billing period item
             * Format: int32
             * @description Line within the billing period; it is kept and not shown again.
             */
            billing_period_item_no?: number | null;
            /**
             * Franchise vehicle
             * @description Vehicle as the franchise of the supplier lists it.
             */
            supplier_franchise_vehicle_id?: string | null;
            /**
             * Odometer
             * Format: int32
             * @description Reading when the vehicle came in. Unit: km.
             */
            odometer?: number | null;
            /**
             * Odometer date
             * @description Day on which the odometer was read. A calendar date (YYYY-MM-DD). A date-time is taken too and stored as the date it has in the Time-Zone of the request.
             */
            odometer_date?: string | null;
            /**
             * Odometer check
             * @description Whether the reading fits those before it.
             */
            odometer_valid_flag?: components["schemas"]["OdometerCheck"] | null;
            /**
             * Supplier
             * @description Supplier who does the work and sends the invoice.
             */
            supplier_id?: string | null;
            /**
             * Supplier contact
             * @description Person to ask for at the supplier.
             */
            supplier_contact?: string | null;
            /**
             * Supplier phone
             * @description Number on which to reach the supplier.
             */
            supplier_phone?: string | null;
            /**
             * Franchise notes
             * @description What the franchise of the supplier has said about the work.
             */
            franchise_notes?: string | null;
            /**
             * Driver name
             * @description Person who drives the vehicle.
             */
            driver_name?: string | null;
            /**
             * Driver phone
             * @description Number on which to reach the driver.
             */
            driver_phone?: string | null;
            /**
             * Driver aware
             * @description Confirms that the driver knows of the request. Default: `no`.
             */
            driver_aware_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Maintenance lines
             * @description Each piece of work or part that the approval covers. Up to 500 JSON objects of up to 16 KiB each.
             */
            maintenance_lines?: {
                [key: string]: unknown;
            }[] | null;
            /**
             * Notes
             * @description Anything that helps whoever handles the approval next.
             */
            notes?: string | null;
        };
        /** The record, or with dry_run=true what would change of it */
        ApprovalOrChanges: components["schemas"]["Approval"] | components["schemas"]["ApprovalChanges"];
        /** Page of approvals */
        ApprovalPage: {
            data: components["schemas"]["ListedApproval"][];
            /** @description The cursor of the next page; null on the last. */
            next_cursor: string | null;
            /** @description How many match, over all pages. */
            total: number;
            /** @description False where the total is an estimate. */
            total_exact: boolean;
        };
        /**
         * Approval
         * @description The members to change. An absent one stays as it is; null unsets one, so that it reads as its default again.
         */
        ApprovalPatch: {
            /**
             * Approval ID
             * @description Number given to the approval when it was created. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            approval_id?: string;
            /**
             * Created
             * Format: date-time
             * @description When the approval was created. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            created?: string;
            /**
             * Last edit
             * Format: date-time
             * @description When the approval was last changed. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            last_edit?: string;
            /**
             * Posted
             * Format: date-time
             * @description When the approval first went into a batch. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            posted_date?: string | null;
            /**
             * Times requested
             * @description How often the approval has been put back to requested. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            requested_audit_attempt_count?: number;
            /**
             * Source
             * @description Whether the approval was made here or came through an order channel. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            source?: components["schemas"]["ApprovalSource"];
            /**
             * Created by
             * @description User in whose name the approval was created. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            user_id?: string;
            /**
             * Last edited by
             * @description User in whose name the approval was last changed. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            user_id_edit?: string;
            /**
             * Contract
             * @description Contract that bears the cost.
             */
            contract_id?: string;
            /**
             * Status
             * @description How far the approval has come.
             */
            status_flag?: components["schemas"]["ApprovalStatus"] | null;
            /**
             * Sub-status
             * @description Finer step within the status, from the code list.
             */
            approval_sub_status_id?: string | null;
            /**
             * Approval limit
             * Format: decimal
             * @description Amount that may be spent without asking again. Exact, with at most 6 decimals. Unit: AUD. Default: `0`.
             */
            approval_limit?: Figure | null;
            /**
             * External order number
             * @description Number of the order in the system it came from.
             */
            external_order_number?: string | null;
            /**
             * Client phone
             * @description Number on which to ask the client about this request.
             */
            client_phone?: string | null;
            /**
             * Other phone
             * @description Any further number that helps with this request.
             */
            misc_phone?: string | null;
            /**
             * Attachment
             * @description Document that came with the request.
             */
            attachment_id?: string | null;
            /**
             * Invoice number
             * @description Number on the invoice to be paid.
             */
            invoice_no?: string | null;
            /**
             * Invoice date
             * @description Day on which the invoice was made out. A calendar date (YYYY-MM-DD). A date-time is taken too and stored as the date it has in the Time-Zone of the request.
             */
            invoice_date?: string | null;
            /**
             * Credit note
             * @description Treats the document as money owed to us. Default: `no`.
             */
            credit_note_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Reimbursement
             * @description Pays back someone who has already paid the bill. Default: `no`.
             */
            reimbursement_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Payee payment method
             * @description Way in which the payee receives the money.
             */
            payee_payment_method_id?: string | null;
            /**
             * Driver bank account
             * @description Account to which a driver is paid back.
             */
            driver_bank_account_id?: string | null;
            /**
             * Bank details correct
             * @description Confirms that someone has checked the account to be paid. Default: `no`.
             */
            bank_details_correct_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Billing period
             * Format: int32
             * @description Number of the billing period in which the cost is charged on. Default: `0`.
             */
            billing_period?: number | null;
            /**
             * Billing period item
             * Format: int32
             * @description Line within the billing period; it is kept and not shown again.
             */
            billing_period_item_no?: number | null;
            /**
             * Franchise vehicle
             * @description Vehicle as the franchise of the supplier lists it.
             */
            supplier_franchise_vehicle_id?: string | null;
            /**
             * Odometer
             * Format: int32
             * @description Reading when the vehicle came in. Unit: km.
             */
            odometer?: number | null;
            /**
             * Odometer date
             * @description Day on which the odometer was read. A calendar date (YYYY-MM-DD). A date-time is taken too and stored as the date it has in the Time-Zone of the request.
             */
            odometer_date?: string | null;
            /**
             * Odometer check
             * @description Whether the reading fits those before it.
             */
            odometer_valid_flag?: components["schemas"]["OdometerCheck"] | null;
            /**
             * Supplier
             * @description Supplier who does the work and sends the invoice.
             */
            supplier_id?: string | null;
            /**
             * Supplier contact
             * @description Person to ask for at the supplier.
             */
            supplier_contact?: string | null;
            /**
             * Supplier phone
             * @description Number on which to reach the supplier.
             */
            supplier_phone?: string | null;
            /**
             * Franchise notes
             * @description What the franchise of the supplier has said about the work.
             */
            franchise_notes?: string | null;
            /**
             * Driver name
             * @description Person who drives the vehicle.
             */
            driver_name?: string | null;
            /**
             * Driver phone
             * @description Number on which to reach the driver.
             */
            driver_phone?: string | null;
            /**
             * Driver aware
             * @description Confirms that the driver knows of the request. Default: `no`.
             */
            driver_aware_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Maintenance lines
             * @description Each piece of work or part that the approval covers. Up to 500 JSON objects of up to 16 KiB each.
             */
            maintenance_lines?: {
                [key: string]: unknown;
            }[] | null;
            /**
             * Notes
             * @description Anything that helps whoever handles the approval next.
             */
            notes?: string | null;
        };
        /**
         * Approval
         * @description The whole record: an absent member, or one that is null, takes its default.
         */
        ApprovalReplace: {
            /**
             * Approval ID
             * @description Number given to the approval when it was created. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            approval_id?: string;
            /**
             * Created
             * Format: date-time
             * @description When the approval was created. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            created?: string;
            /**
             * Last edit
             * Format: date-time
             * @description When the approval was last changed. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            last_edit?: string;
            /**
             * Posted
             * Format: date-time
             * @description When the approval first went into a batch. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            posted_date?: string | null;
            /**
             * Times requested
             * @description How often the approval has been put back to requested. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            requested_audit_attempt_count?: number;
            /**
             * Source
             * @description Whether the approval was made here or came through an order channel. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            source?: components["schemas"]["ApprovalSource"];
            /**
             * Created by
             * @description User in whose name the approval was created. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            user_id?: string;
            /**
             * Last edited by
             * @description User in whose name the approval was last changed. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            user_id_edit?: string;
            /**
             * Contract
             * @description Contract that bears the cost.
             */
            contract_id: string;
            /**
             * Status
             * @description How far the approval has come.
             */
            status_flag?: components["schemas"]["ApprovalStatus"] | null;
            /**
             * Sub-status
             * @description Finer step within the status, from the code list.
             */
            approval_sub_status_id?: string | null;
            /**
             * Approval limit
             * Format: decimal
             * @description Amount that may be spent without asking again. Exact, with at most 6 decimals. Unit: AUD. Default: `0`.
             */
            approval_limit?: Figure | null;
            /**
             * External order number
             * @description Number of the order in the system it came from.
             */
            external_order_number?: string | null;
            /**
             * Client phone
             * @description Number on which to ask the client about this request.
             */
            client_phone?: string | null;
            /**
             * Other phone
             * @description Any further number that helps with this request.
             */
            misc_phone?: string | null;
            /**
             * Attachment
             * @description Document that came with the request.
             */
            attachment_id?: string | null;
            /**
             * Invoice number
             * @description Number on the invoice to be paid.
             */
            invoice_no?: string | null;
            /**
             * Invoice date
             * @description Day on which the invoice was made out. A calendar date (YYYY-MM-DD). A date-time is taken too and stored as the date it has in the Time-Zone of the request.
             */
            invoice_date?: string | null;
            /**
             * Credit note
             * @description Treats the document as money owed to us. Default: `no`.
             */
            credit_note_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Reimbursement
             * @description Pays back someone who has already paid the bill. Default: `no`.
             */
            reimbursement_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Payee payment method
             * @description Way in which the payee receives the money.
             */
            payee_payment_method_id?: string | null;
            /**
             * Driver bank account
             * @description Account to which a driver is paid back.
             */
            driver_bank_account_id?: string | null;
            /**
             * Bank details correct
             * @description Confirms that someone has checked the account to be paid. Default: `no`.
             */
            bank_details_correct_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Billing period
             * Format: int32
             * @description Number of the billing period in which the cost is charged on. Default: `0`.
             */
            billing_period?: number | null;
            /**
             * Billing period item
             * Format: int32
             * @description Line within the billing period; it is kept and not shown again.
             */
            billing_period_item_no?: number | null;
            /**
             * Franchise vehicle
             * @description Vehicle as the franchise of the supplier lists it.
             */
            supplier_franchise_vehicle_id?: string | null;
            /**
             * Odometer
             * Format: int32
             * @description Reading when the vehicle came in. Unit: km.
             */
            odometer?: number | null;
            /**
             * Odometer date
             * @description Day on which the odometer was read. A calendar date (YYYY-MM-DD). A date-time is taken too and stored as the date it has in the Time-Zone of the request.
             */
            odometer_date?: string | null;
            /**
             * Odometer check
             * @description Whether the reading fits those before it.
             */
            odometer_valid_flag?: components["schemas"]["OdometerCheck"] | null;
            /**
             * Supplier
             * @description Supplier who does the work and sends the invoice.
             */
            supplier_id?: string | null;
            /**
             * Supplier contact
             * @description Person to ask for at the supplier.
             */
            supplier_contact?: string | null;
            /**
             * Supplier phone
             * @description Number on which to reach the supplier.
             */
            supplier_phone?: string | null;
            /**
             * Franchise notes
             * @description What the franchise of the supplier has said about the work.
             */
            franchise_notes?: string | null;
            /**
             * Driver name
             * @description Person who drives the vehicle.
             */
            driver_name?: string | null;
            /**
             * Driver phone
             * @description Number on which to reach the driver.
             */
            driver_phone?: string | null;
            /**
             * Driver aware
             * @description Confirms that the driver knows of the request. Default: `no`.
             */
            driver_aware_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Maintenance lines
             * @description Each piece of work or part that the approval covers. Up to 500 JSON objects of up to 16 KiB each.
             */
            maintenance_lines?: {
                [key: string]: unknown;
            }[] | null;
            /**
             * Notes
             * @description Anything that helps whoever handles the approval next.
             */
            notes?: string | null;
        };
        /** @enum {string} */
        ApprovalSource: "internal" | "external_channel";
        /** @enum {string} */
        ApprovalStatus: "active" | "batch" | "cancelled" | "rejected" | "requested";
        /** @enum {string} */
        BillingEmailAttachmentType: "pdf" | "csv" | "pdf-and-csv";
        /** @enum {string} */
        BillingInterval: "weekly" | "fortnightly" | "monthly" | "bi-annually" | "annually" | "period";
        /** @enum {string} */
        BillingTypeFlag: "any" | "periodic" | "combined";
        /** @enum {string} */
        BookingBillingType: "single" | "billing";
        Change: {
            /** @description Member that changed; inside an object with a point. */
            field: string;
            /** @description Value before, null where none was set. Absent where the member is never returned. */
            from?: unknown;
            /** @description Value after, null where it was unset. Absent where the member is never returned. */
            to?: unknown;
        };
        /** Client */
        Client: {
            /**
             * Client ID
             * @description Number given to the client when it was created.
             */
            client_id: string;
            /**
             * Name
             * @description Name under which the client appears in lists, letters and invoices.
             */
            name: string | null;
            /**
             * Client code
             * @description Short code staff use to find the client.
             */
            client_code: string | null;
            /**
             * Client type
             * @description Where the client stands between lead and former client.
             */
            client_type: components["schemas"]["ClientType"] | null;
            /**
             * Client class
             * @description Class that groups similar clients in reports.
             */
            client_class: string | null;
            /**
             * ABN
             * @description Australian Business Number of the client.
             */
            abn: string | null;
            /**
             * ACN
             * @description Australian Company Number, if the client is a company.
             */
            acn: string | null;
            /**
             * ARBN
             * @description Registered Body Number, if the client has one in place of an ACN.
             */
            arbn: string | null;
            /**
             * Corporate type
             * @description Legal form of the client, from the code list.
             */
            corporate_type_id: string | null;
            /**
             * Industry
             * @description Industry the client works in, from the code list.
             */
            client_industry_id: string | null;
            /**
             * SIC code
             * @description Standard industrial classification of the business.
             */
            sic_code: string | null;
            /**
             * Business start
             * Format: date
             * @description Day on which the client began trading.
             */
            business_start_date: string | null;
            /**
             * Financial year ends
             * @description Month in which the client closes its books.
             */
            financial_year_end: components["schemas"]["FinancialYearEnd"] | null;
            /**
             * Full-time equivalents
             * Format: int32
             * @description Size of the workforce, counted as full-time staff. Unit: people.
             */
            no_of_ftes: number | null;
            /**
             * Parent client
             * @description Client record of the organisation that owns this one.
             */
            client_id_parent: string | null;
            /**
             * Client group
             * @description Group whose members are reported together.
             */
            client_group_id: string | null;
            /**
             * Client group note
             * @description What staff should know about the group and its members.
             */
            client_group_note: string | null;
            /**
             * External client ID
             * @description Number of this client in another system.
             */
            client_id_external: string | null;
            /**
             * History only
             * @description Keeps the client for past records and out of new business.
             * @default no
             */
            history_only_flag: components["schemas"]["YesNo"];
            /**
             * Marked for update
             * Format: date-time
             * @description Moment at which the record was marked as needing an update elsewhere.
             */
            dirty_flag: string | null;
            /**
             * Account manager
             * @description User who looks after the client from day to day.
             */
            user_id: string | null;
            /**
             * Salesperson
             * @description User to whom sales to this client are credited.
             */
            user_id_sales: string | null;
            /**
             * Channel
             * @description Sales channel through which the client came to us.
             */
            channel_id: string | null;
            /**
             * Agreement type
             * @description Kind of agreement the client has signed.
             */
            client_agreement_type_id: string | null;
            /**
             * MLA date
             * Format: date
             * @description Day on which the master lease agreement was signed.
             */
            mla_date: string | null;
            /**
             * MLA non-standard
             * @description Warns that the master lease agreement departs from our usual terms.
             */
            mla_non_standard_flag: components["schemas"]["YesNo"] | null;
            /**
             * MLA note
             * @description What is special about the master lease agreement.
             */
            mla_note: string | null;
            /**
             * Allow quoting
             * @description Lets quotes be made for this client.
             * @default no
             */
            allow_quoting_flag: components["schemas"]["YesNo"];
            /**
             * Allow quoting within cap
             * @description Lets quotes be made as long as they stay below the cap.
             * @default yes
             */
            allow_quoting_within_cap_flag: components["schemas"]["YesNo"];
            /**
             * Excluded inclusions
             * @description Inclusions that are not to be offered to this client.
             */
            inclusion_client_exclusions: string[];
            /**
             * Lead time
             * Format: int32
             * @description Time to allow between order and delivery. Unit: days.
             */
            lead_time: number | null;
            /**
             * Contract inertia
             * @description Lets contracts run on past their end until someone acts.
             * @default no
             */
            contract_inertia_flag: components["schemas"]["YesNo"];
            /**
             * Early terminations policy
             * @description What is charged or waived when a contract ends early.
             */
            early_terminations_policy: string | null;
            /**
             * Interim services
             * @description Covers services that fall between the scheduled ones.
             * @default yes
             */
            interim_service_flag: components["schemas"]["YesNo"];
            /**
             * Wear and tear allowance
             * Format: decimal
             * @description Damage from normal use that is accepted when a vehicle comes back. Exact, with at most 6 decimals. Unit: AUD.
             */
            wear_tear_allowance: Figure | null;
            /**
             * Free distance buffer
             * Format: int32
             * @description Distance over the contract that is not charged. Unit: km.
             */
            free_km_buffer: number | null;
            /**
             * FOC car policy
             * @description When and for whom the client is given FOC cars.
             */
            foc_car_policy: string | null;
            /**
             * Shared fleet
             * @description Marks a fleet that this client does not have with us alone.
             */
            shared_fleet_flag: components["schemas"]["YesNo"] | null;
            /**
             * Shared fleet note
             * @description Who else has a part in the fleet, and which.
             */
            shared_fleet_note: string | null;
            /**
             * Repairer
             * @description Supplier to whom repairs of this fleet go first.
             */
            supplier_id_repairer: string | null;
            /**
             * Insurance broker
             * @description Supplier who arranges insurance for the client.
             */
            supplier_id_broker: string | null;
            /**
             * Insurer
             * @description Supplier record of the company that insures the fleet.
             */
            supplier_id_insurer: string | null;
            /**
             * Insurer name
             * @description Insurer as the client names it, also where it is not a supplier of ours.
             */
            insurer: string | null;
            /**
             * Policy number
             * @description Insurance policy to quote when a claim is made.
             */
            policy_number: string | null;
            /**
             * SL export
             * @description Takes the client into the SL export.
             */
            sl_export_flag: components["schemas"]["YesNo"] | null;
            /**
             * Phone
             * @description Main telephone number of the client.
             */
            phone: string | null;
            /**
             * Mobile
             * @description Main mobile number of the client.
             */
            mobile: string | null;
            /**
             * Fax
             * @description Fax number of the client.
             */
            fax: string | null;
            /**
             * Contact 1 name
             * @description Full name of contact 1.
             */
            contact1_name: string | null;
            /**
             * Contact 1 job title
             * @description Position of contact 1 at the client.
             */
            contact1_job_title: string | null;
            /**
             * Contact 1 phone
             * @description Number on which to reach contact 1.
             */
            contact1_phone: string | null;
            /**
             * Contact 1 email
             * @description Address to which mail for contact 1 goes.
             */
            contact1_email: string | null;
            /**
             * Contact 1 note
             * @description What to know before getting in touch with contact 1.
             */
            contact1_note: string | null;
            /**
             * Contact 2 name
             * @description Full name of contact 2.
             */
            contact2_name: string | null;
            /**
             * Contact 2 job title
             * @description Position of contact 2 at the client.
             */
            contact2_job_title: string | null;
            /**
             * Contact 2 phone
             * @description Number on which to reach contact 2.
             */
            contact2_phone: string | null;
            /**
             * Contact 2 email
             * @description Address to which mail for contact 2 goes.
             */
            contact2_email: string | null;
            /**
             * Contact 2 note
             * @description What to know before getting in touch with contact 2.
             */
            contact2_note: string | null;
            /**
             * Contact 3 name
             * @description Full name of contact 3.
             */
            contact3_name: string | null;
            /**
             * Contact 3 job title
             * @description Position of contact 3 at the client.
             */
            contact3_job_title: string | null;
            /**
             * Contact 3 phone
             * @description Number on which to reach contact 3.
             */
            contact3_phone: string | null;
            /**
             * Contact 3 email
             * @description Address to which mail for contact 3 goes.
             */
            contact3_email: string | null;
            /**
             * Contact 3 note
             * @description What to know before getting in touch with contact 3.
             */
            contact3_note: string | null;
            /**
             * Contact 4 name
             * @description Full name of contact 4.
             */
            contact4_name: string | null;
            /**
             * Contact 4 job title
             * @description Position of contact 4 at the client.
             */
            contact4_job_title: string | null;
            /**
             * Contact 4 phone
             * @description Number on which to reach contact 4.
             */
            contact4_phone: string | null;
            /**
             * Contact 4 email
             * @description Address to which mail for contact 4 goes.
             */
            contact4_email: string | null;
            /**
             * Contact 4 note
             * @description What to know before getting in touch with contact 4.
             */
            contact4_note: string | null;
            /**
             * Contact 5 name
             * @description Full name of contact 5.
             */
            contact5_name: string | null;
            /**
             * Contact 5 job title
             * @description Position of contact 5 at the client.
             */
            contact5_job_title: string | null;
            /**
             * Contact 5 phone
             * @description Number on which to reach contact 5.
             */
            contact5_phone: string | null;
            /**
             * Contact 5 email
             * @description Address to which mail for contact 5 goes.
             */
            contact5_email: string | null;
            /**
             * Contact 5 note
             * @description What to know before getting in touch with contact 5.
             */
            contact5_note: string | null;
            /**
             * Contacts note
             * @description What holds for all contacts, such as who decides what.
             */
            contact_note: string | null;
            /**
             * Address line 1
             * @description First line of the street address.
             */
            address1: string | null;
            /**
             * Address line 2
             * @description Second line of the street address.
             */
            address2: string | null;
            /**
             * Suburb or town
             * @description Suburb or town of the street address.
             */
            area: string | null;
            /**
             * State
             * @description State or territory of the street address, or NZ.
             */
            state: components["schemas"]["State"] | null;
            /**
             * Postcode
             * @description Postcode of the street address.
             */
            pcode: string | null;
            /**
             * Country
             * @description Country of the street address, from the code list.
             */
            country_id: string | null;
            /**
             * Address PID
             * @description Entry of the street address in the address database.
             */
            address_detail_pid: string | null;
            /**
             * Postal address line 1
             * @description First line of the address for mail.
             */
            postal_address1: string | null;
            /**
             * Postal address line 2
             * @description Second line of the address for mail.
             */
            postal_address2: string | null;
            /**
             * Postal suburb or town
             * @description Suburb or town of the address for mail.
             */
            postal_area: string | null;
            /**
             * Postal state
             * @description State or territory of the address for mail, or NZ.
             */
            postal_state: components["schemas"]["State"] | null;
            /**
             * Postal postcode
             * @description Postcode of the address for mail.
             */
            postal_pcode: string | null;
            /**
             * Postal country
             * @description Country of the address for mail, from the code list.
             */
            postal_country_id: string | null;
            /**
             * Postal address PID
             * @description Entry of the address for mail in the address database.
             */
            postal_address_detail_pid: string | null;
            /**
             * Prospect since
             * Format: date
             * @description Day on which we began to court the client.
             */
            prospect_start: string | null;
            /**
             * Prospect priority
             * @description How soon sales staff should turn to this prospect.
             */
            prospect_priority: components["schemas"]["ProspectPriority"] | null;
            /**
             * Prospect probability
             * @description How likely it is that the prospect becomes a client.
             */
            prospect_probability: components["schemas"]["ProspectProbability"] | null;
            /**
             * Target strike rate
             * Format: int32
             * @description Share of quotes we aim to turn into contracts. Unit: %.
             */
            target_strike_rate: number | null;
            /**
             * Last contact
             * Format: date
             * @description Day on which we last spoke or wrote to the client.
             */
            last_contact_date: string | null;
            /**
             * Next contact
             * Format: date
             * @description Day on which to get in touch again.
             */
            next_contact_date: string | null;
            /**
             * Last visit
             * Format: date
             * @description Day on which we last called on the client in person.
             */
            visit_last_date: string | null;
            /**
             * Next visit
             * Format: date
             * @description Day for which the next visit is planned.
             */
            visit_next_date: string | null;
            /**
             * Proposal date
             * Format: date
             * @description Day on which our proposal went to the client.
             */
            proposal_date: string | null;
            /**
             * Due date
             * Format: date
             * @description Day by which the next step with the client is due.
             */
            due_date: string | null;
            /**
             * Potential fleet size
             * Format: int32
             * @description Vehicles the client could run in all. Unit: vehicles.
             */
            potential_fleet_size: number | null;
            /**
             * Potential fleet managed
             * Format: int32
             * @description Vehicles we could manage for the client. Unit: vehicles.
             */
            potential_fleet_managed: number | null;
            /**
             * Potential operating
             * Format: int32
             * @description Vehicles that could go on operating leases. Unit: vehicles.
             */
            potential_operating: number | null;
            /**
             * Potential finance
             * Format: int32
             * @description Vehicles that could go on finance leases. Unit: vehicles.
             */
            potential_finance: number | null;
            /**
             * Potential novated
             * Format: int32
             * @description Vehicles that could go on novated leases. Unit: vehicles.
             */
            potential_novated: number | null;
            /**
             * Competitors
             * @description Other providers the client uses or is considering.
             */
            competitors: string | null;
            /**
             * Prospect note
             * @description What sales staff have learned about the prospect.
             */
            prospect_note: string | null;
            /**
             * Billing interval
             * @description How often the client is billed.
             * @default monthly
             */
            billing_interval: components["schemas"]["BillingInterval"];
            /**
             * Common billing day
             * @description Weekday or day of the month on which contracts are billed together.
             * @default 1
             */
            common_day: components["schemas"]["CommonDay"];
            /**
             * Advance or arrears
             * @description Whether a period is billed before it starts or after it ends.
             * @default advance
             */
            advance_arrears: components["schemas"]["AdvanceArrears"];
            /**
             * Billing type
             * @description Which billing runs the client takes part in.
             * @default any
             */
            billing_type_flag: components["schemas"]["BillingTypeFlag"];
            /**
             * Billing terms
             * @description Terms that set how long the client has to pay.
             */
            billing_terms_id: string | null;
            /**
             * Periodic start
             * Format: int32
             * @description Number of the period with which periodic billing starts.
             */
            periodic_start: number | null;
            /**
             * Initial billings
             * Format: int32
             * @description How many invoices are raised at the start of a contract. Unit: invoices.
             */
            initial_billings: number | null;
            /**
             * Periods deferred
             * Format: int32
             * @description How many periods pass before the first one is billed. Unit: periods.
             */
            periods_deferred: number | null;
            /**
             * Defer budget term
             * @description Starts the term of budgets only after the deferred periods.
             */
            budgets_term_deferred_flag: components["schemas"]["YesNo"] | null;
            /**
             * Defer finance budget term
             * @description Starts the term of the finance budget only after the deferred periods.
             */
            finance_budget_term_deferred_flag: components["schemas"]["YesNo"] | null;
            /**
             * Booking billing
             * @description Whether bookings get an invoice each or go with the regular billing.
             * @default billing
             */
            booking_billing_type: components["schemas"]["BookingBillingType"];
            /**
             * Invoice content
             * @description How much an invoice shows of what it charges.
             * @default detail-only
             */
            invoice_options: components["schemas"]["InvoiceOptions"];
            /**
             * Bill by client order number
             * @description Raises a separate invoice for each order number of the client.
             * @default no
             */
            billing_by_client_order_no_flag: components["schemas"]["YesNo"];
            /**
             * Purchase order number
             * @description Order number to print on invoices for this client.
             */
            purchase_order_no: string | null;
            /**
             * Cost centres mandatory
             * @description Insists on a cost centre for every vehicle of the client.
             * @default no
             */
            cost_centres_mandatory_flag: components["schemas"]["YesNo"];
            /**
             * Print finance
             * @description Prints the finance part of the rental for the client to see.
             * @default no
             */
            print_finance_flag: components["schemas"]["YesNo"];
            /**
             * RCTI
             * @description Lets tax invoices be issued by the party that pays them.
             * @default no
             */
            rcti_flag: components["schemas"]["YesNo"];
            /**
             * Email attachment
             * @description Which files go with an invoice sent by email.
             * @default pdf
             */
            billing_email_attachment_type: components["schemas"]["BillingEmailAttachmentType"];
            /**
             * Email by billing group
             * @description Sends one email for each billing group.
             * @default no
             */
            billing_group_email_flag: components["schemas"]["YesNo"];
            /**
             * Report delivery
             * @description How reports reach the client.
             * @default email
             */
            report_delivery_type: components["schemas"]["ReportDeliveryType"];
            /**
             * Payment method
             * @description How the client pays its invoices.
             */
            payment_method: components["schemas"]["PaymentMethod"] | null;
            /**
             * BSB
             * @description Branch of the bank account used with the client.
             */
            bank_bsb: string | null;
            /**
             * Account number
             * @description Bank account used with the client.
             */
            bank_account_number: string | null;
            /**
             * Account suffix
             * @description Ending of the account number, where the bank uses one.
             */
            bank_account_suffix: string | null;
            /**
             * Finance limit
             * Format: decimal
             * @description Most that may be financed for the client at one time. Exact, with at most 6 decimals. Unit: AUD.
             */
            finance_limit: Figure | null;
            /**
             * Facility type
             * @description Kind of credit facility the client has.
             */
            facility_type_id: string | null;
            /**
             * Credit rating
             * @description How we rate the client as a debtor.
             */
            client_credit_ratings_id: string | null;
            /**
             * Finance accepted
             * Format: date
             * @description Day on which credit for the client was accepted.
             */
            finance_accepted_date: string | null;
            /**
             * Finance review
             * Format: date
             * @description Day on which the credit is to be looked at again.
             */
            finance_review_date: string | null;
            /**
             * Financials dated
             * Format: date
             * @description Date of the latest financial statements we hold.
             */
            financials_date: string | null;
            /**
             * Company tax rate
             * Format: decimal
             * @description Tax rate of the client that calculations use. Exact, with at most 6 decimals. Unit: %.
             */
            company_tax_rate: Figure | null;
            /**
             * Stamp duty exempt
             * @description Leaves stamp duty out of vehicle purchases for the client.
             * @default no
             */
            purchase_stamp_duty_exempt_flag: components["schemas"]["YesNo"];
            /**
             * Guarantor 1 name
             * @description Person or company that stands in as guarantor 1.
             */
            guarantor1_name: string | null;
            /**
             * Guarantor 1 phone
             * @description Number on which to reach guarantor 1.
             */
            guarantor1_phone: string | null;
            /**
             * Guarantor 2 name
             * @description Person or company that stands in as guarantor 2.
             */
            guarantor2_name: string | null;
            /**
             * Guarantor 2 phone
             * @description Number on which to reach guarantor 2.
             */
            guarantor2_phone: string | null;
            /**
             * Guarantor 3 name
             * @description Person or company that stands in as guarantor 3.
             */
            guarantor3_name: string | null;
            /**
             * Guarantor 3 phone
             * @description Number on which to reach guarantor 3.
             */
            guarantor3_phone: string | null;
            /**
             * Approval limit
             * Format: decimal
             * @description Amount up to which work is approved without asking the client. Exact, with at most 6 decimals. Unit: AUD.
             */
            approval_limit: Figure | null;
            /**
             * Send approval emails
             * @description Sends an email when an approval is asked for or given.
             * @default yes
             */
            send_approval_email_flag: components["schemas"]["YesNo"];
            /**
             * Approval note
             * @description What to mind when approving work for the client.
             */
            approval_note: string | null;
            /**
             * Establishment fee
             * Format: decimal
             * @description Charged when a contract is set up. Exact, with at most 6 decimals. Unit: AUD.
             */
            establishment_fee: Figure | null;
            /**
             * Document fee
             * Format: decimal
             * @description Charged for preparing the contract documents. Exact, with at most 6 decimals. Unit: AUD.
             */
            document_fee: Figure | null;
            /**
             * Document fee, budgeted
             * Format: decimal
             * @description Document fee that is put into the budget of a contract. Exact, with at most 6 decimals. Unit: AUD.
             */
            document_fee_budgeted: Figure | null;
            /**
             * Sourcing fee
             * Format: decimal
             * @description Charged for finding and ordering a vehicle. Exact, with at most 6 decimals. Unit: AUD.
             */
            sourcing_fee: Figure | null;
            /**
             * REVS fee
             * Format: decimal
             * @description Charged for checking that a vehicle is free of debt. Exact, with at most 6 decimals. Unit: AUD.
             */
            revs_fee: Figure | null;
            /**
             * Delivery fee
             * Format: decimal
             * @description Charged for bringing a vehicle to its driver. Exact, with at most 6 decimals. Unit: AUD.
             */
            delivery_fee: Figure | null;
            /**
             * Fuel on delivery
             * Format: decimal
             * @description Charged for the fuel in a vehicle when it is handed over. Exact, with at most 6 decimals. Unit: AUD.
             */
            fuel_on_delivery: Figure | null;
            /**
             * Management fee
             * Format: decimal
             * @description Charged for managing a vehicle. Exact, with at most 6 decimals. Unit: AUD.
             */
            management_fee: Figure | null;
            /**
             * Fuel fee
             * Format: decimal
             * @description Charged for managing fuel. Exact, with at most 6 decimals. Unit: AUD.
             */
            fuel_fee: Figure | null;
            /**
             * Package admin fee
             * Format: decimal
             * @description Charged for running a salary package. Exact, with at most 6 decimals. Unit: AUD.
             */
            package_admin_fee: Figure | null;
            /**
             * Packaging advice fee
             * Format: decimal
             * @description Charged for advice on salary packaging. Exact, with at most 6 decimals. Unit: AUD.
             */
            packaging_advice_fee: Figure | null;
            /**
             * Packaging fees per year
             * Format: decimal
             * @description Packaging fees that fall due in a year. Exact, with at most 6 decimals. Unit: AUD.
             */
            packaging_fees_per_year: Figure | null;
            /**
             * Lease replacement fee
             * Format: decimal
             * @description Charged when one lease is replaced by another. Exact, with at most 6 decimals. Unit: AUD.
             */
            lease_replacement_fee: Figure | null;
            /**
             * Residual fee
             * Format: decimal
             * @description Charged for settling the residual at the end of a lease. Exact, with at most 6 decimals. Unit: AUD.
             */
            residual_fee: Figure | null;
            /**
             * Disposal fee
             * Format: decimal
             * @description Charged for selling a vehicle at the end of its contract. Exact, with at most 6 decimals. Unit: AUD.
             */
            disposal_fee: Figure | null;
            /**
             * Interest margin
             * Format: decimal
             * @description Added to the interest rate at which we borrow. Exact, with at most 6 decimals. Unit: %.
             */
            interest_margin: Figure | null;
            /**
             * Residual margin
             * Format: decimal
             * @description Margin on the residual when a contract is quoted. Exact, with at most 6 decimals. Unit: %.
             */
            residual_margin: Figure | null;
            /**
             * Maintenance uplift
             * Format: decimal
             * @description Added to the expected cost of maintenance. Exact, with at most 6 decimals. Unit: %.
             */
            maintenance_uplift_rate: Figure | null;
            /**
             * Agreed lessee rate
             * Format: decimal
             * @description Rate agreed with the lessee, in the unit the agreement uses. Exact, with at most 6 decimals.
             */
            agreed_lessee_rate: Figure | null;
            /**
             * Lessee rate includes VMP
             * @description Says that the lessee rate already has VMP in it.
             * @default no
             */
            lessee_rate_include_vmp_flag: components["schemas"]["YesNo"];
            /**
             * Quarterly rates
             * @description Gives the client rates that are set anew every quarter.
             */
            quarterly_rates_flag: components["schemas"]["YesNo"] | null;
            /**
             * Quarterly rates note
             * @description How and when quarterly rates are set.
             */
            quarterly_rates_note: string | null;
            /**
             * Employer FBT type
             * @description How much FBT the employer has to pay.
             * @default full-fbt-payable
             */
            employer_fbt_type: components["schemas"]["EmployerFbtType"];
            /**
             * Gross-up type
             * @description Which factor turns a benefit into its taxable value.
             * @default fbt_type1_gross_up_factor
             */
            gross_up_rate_type: components["schemas"]["GrossUpRateType"];
            /**
             * Fixed statutory rate
             * Format: decimal
             * @description Statutory rate used in place of the one that would apply. Exact, with at most 6 decimals. Unit: %.
             */
            fixed_statutory_rate: Figure | null;
            /**
             * Allow operating FBT type
             * @description Lets quotes use the operating type of FBT.
             * @default yes
             */
            allow_operating_fbt_type_flag: components["schemas"]["YesNo"];
            /**
             * Medicare levy
             * @description Counts the Medicare levy when tax savings are worked out.
             * @default yes
             */
            medicare_levy_flag: components["schemas"]["YesNo"];
            /**
             * ECM allowed
             * @description Lets employees of the client choose post-tax contributions.
             */
            ecm_allowed_flag: components["schemas"]["YesNo"] | null;
            /**
             * ECM
             * @description Uses post-tax contributions to bring FBT down.
             * @default yes
             */
            ecm_flag: components["schemas"]["YesNo"];
            /**
             * GST on ECM
             * @description Counts GST in post-tax contributions.
             * @default yes
             */
            gst_on_ecm_flag: components["schemas"]["YesNo"];
            /**
             * ECM event
             * @description Raises an event for post-tax contributions.
             * @default no
             */
            event_ecm_flag: components["schemas"]["YesNo"];
            /**
             * NUDS event
             * @description Raises an event for NUDS.
             * @default no
             */
            event_nuds_flag: components["schemas"]["YesNo"];
            /**
             * ITC passed on
             * @description Gives the employee the benefit of input tax credits.
             * @default yes
             */
            itc_passed_on_flag: components["schemas"]["YesNo"];
            /**
             * ITC passed on rate
             * Format: decimal
             * @description Share of input tax credits that goes to the employee. Exact, with at most 6 decimals. Unit: %.
             */
            itc_passed_on_rate: Figure | null;
            /**
             * ITC pass-on terms
             * @description How the employer has asked for credits to be passed on.
             */
            pass_on_itcs: string | null;
            /**
             * Return ITC via payroll
             * @description Hands input tax credits back through the payroll.
             * @default no
             */
            return_itc_via_payroll_flag: components["schemas"]["YesNo"];
            /**
             * Salary type
             * @description What the salary figure of an employee takes in.
             */
            salary_type: components["schemas"]["SalaryType"] | null;
            /**
             * Fixed super rate
             * Format: decimal
             * @description Superannuation rate used where super is fixed. Exact, with at most 6 decimals. Unit: %.
             */
            fixed_super_rate: Figure | null;
            /**
             * Car allowance impact
             * @description Takes the loss of a car allowance into account.
             * @default no
             */
            car_allowance_impact_flag: components["schemas"]["YesNo"];
            /**
             * FBT reporting
             * @description Prepares FBT reports for the client.
             * @default no
             */
            fbt_reporting_flag: components["schemas"]["YesNo"];
            /**
             * FBT email, novated
             * @description Sends FBT reports on novated leases by email.
             * @default no
             */
            fbt_email_novated: components["schemas"]["YesNo"];
            /**
             * FBT email, other
             * @description Sends FBT reports on all other contracts by email.
             * @default no
             */
            fbt_email_other: components["schemas"]["YesNo"];
            /**
             * FBT note
             * @description What is special about FBT for this client.
             */
            fbt_note: string | null;
            /**
             * Pay cycle 1
             * @description How often the employer pays on cycle 1.
             */
            pay_cycle_id: string | null;
            /**
             * Pay cycle 1 active
             * @description Offers pay cycle 1 for new contracts.
             * @default no
             */
            pay_cycle_id_active_flag: components["schemas"]["YesNo"];
            /**
             * Pay cycle 1 payroll date
             * Format: date
             * @description A payday from which the others of cycle 1 are counted.
             */
            payroll_date: string | null;
            /**
             * Pay cycle 2
             * @description How often the employer pays on cycle 2.
             */
            pay_cycle_id2: string | null;
            /**
             * Pay cycle 2 active
             * @description Offers pay cycle 2 for new contracts.
             * @default no
             */
            pay_cycle_id2_active_flag: components["schemas"]["YesNo"];
            /**
             * Pay cycle 2 payroll date
             * Format: date
             * @description A payday from which the others of cycle 2 are counted.
             */
            payroll_date2: string | null;
            /**
             * Pay cycle 3
             * @description How often the employer pays on cycle 3.
             */
            pay_cycle_id3: string | null;
            /**
             * Pay cycle 3 active
             * @description Offers pay cycle 3 for new contracts.
             * @default no
             */
            pay_cycle_id3_active_flag: components["schemas"]["YesNo"];
            /**
             * Pay cycle 3 payroll date
             * Format: date
             * @description A payday from which the others of cycle 3 are counted.
             */
            payroll_date3: string | null;
            /**
             * Pay cycle from quote
             * @description Gives a contract the pay cycle of its quote.
             */
            contract_pay_cycle_from_quote_flag: components["schemas"]["YesNo"] | null;
            /**
             * Payroll cut-off
             * @description When the payroll stops taking changes, in the words of the client.
             */
            payroll_cut_off: string | null;
            /**
             * Payroll cut-off days
             * Format: int32
             * @description How long before payday the payroll stops taking changes. Unit: days.
             */
            payroll_cut_off_days: number | null;
            /**
             * Fuel managed
             * @description Puts fuel cards of the client in our hands.
             */
            fuel_managed_flag: components["schemas"]["YesNo"] | null;
            /**
             * Fuel supplier
             * @description Company whose fuel cards the client uses.
             */
            fuel_supplier: string | null;
            /**
             * Fuel card note
             * @description How fuel cards are ordered, limited and cancelled.
             */
            fuel_card_note: string | null;
            /**
             * E-tags managed
             * @description Puts toll tags of the client in our hands.
             */
            etags_managed_flag: components["schemas"]["YesNo"] | null;
            /**
             * E-tags note
             * @description How toll tags are ordered, moved and cancelled.
             */
            etags_managed_note: string | null;
            /**
             * Novated leases
             * @description Opens novated leases to employees of the client.
             */
            novated_leases_flag: components["schemas"]["YesNo"] | null;
            /**
             * Novated management fee
             * Format: decimal
             * @description Charged for managing a vehicle on a novated lease. Exact, with at most 6 decimals. Unit: AUD.
             */
            novated_management_fee: Figure | null;
            /**
             * Novated leases note
             * @description What the employer has agreed to about novated leases.
             */
            novated_leases_note: string | null;
            /**
             * Luxury charge applied
             * @description Works out the charge for vehicles above the limit.
             * @default yes
             */
            luxury_charge_applied_flag: components["schemas"]["YesNo"];
            /**
             * Luxury charge invoiced
             * @description Puts the charge on the invoice.
             * @default yes
             */
            luxury_charge_invoiced_flag: components["schemas"]["YesNo"];
            /**
             * Luxury charge event
             * @description Raises an event for the charge.
             * @default no
             */
            luxury_charge_event_flag: components["schemas"]["YesNo"];
            /**
             * Maker A discount
             * @description What vehicle maker A takes off its prices for the client.
             */
            discount_maker_a: string | null;
            /**
             * Maker B discount
             * @description What vehicle maker B takes off its prices for the client.
             */
            discount_maker_b: string | null;
            /**
             * Maker C discount
             * @description What vehicle maker C takes off its prices for the client.
             */
            discount_maker_c: string | null;
            /**
             * Maker D discount
             * @description What vehicle maker D takes off its prices for the client.
             */
            discount_maker_d: string | null;
            /**
             * Spare discount 1
             * @description Spare entry 1, for a discount that has no field of its own.
             */
            discount_spare1: string | null;
            /**
             * Spare discount 2
             * @description Spare entry 2, for a discount that has no field of its own.
             */
            discount_spare2: string | null;
            /**
             * Spare discount 3
             * @description Spare entry 3, for a discount that has no field of its own.
             */
            discount_spare3: string | null;
            /**
             * Spare discount 4
             * @description Spare entry 4, for a discount that has no field of its own.
             */
            discount_spare4: string | null;
            /**
             * Spare discount 5
             * @description Spare entry 5, for a discount that has no field of its own.
             */
            discount_spare5: string | null;
            /**
             * Registration and CTP type
             * @description Whether vehicles are registered and insured for business or private use.
             * @default business
             */
            reg_ctp_type: components["schemas"]["RegCtpType"];
            /**
             * Send label to, novated
             * @description Who gets the registration label of a novated vehicle.
             * @default driver
             */
            send_reg_label_novated: components["schemas"]["LabelRecipient"];
            /**
             * Send label to, others
             * @description Who gets the registration label of any other vehicle.
             * @default client-contact-1
             */
            send_reg_label_others: components["schemas"]["LabelRecipient"];
            /**
             * Registration label note
             * @description What to mind when registration labels are sent out.
             */
            reg_label_note: string | null;
            /**
             * Quote note for client
             * @description Text that goes to the client with a quote.
             */
            quote_client_note: string | null;
            /**
             * Quote note, internal
             * @description What staff should know before they quote.
             */
            quote_internal_note: string | null;
            /**
             * Booking note
             * @description What to mind when work on a vehicle is booked.
             */
            booking_note: string | null;
            /**
             * Infringement note
             * @description How fines and other infringements are handled.
             */
            infringement_note: string | null;
            /**
             * Recall notice note
             * @description Who is told of a recall, and how.
             */
            recall_notice_note: string | null;
            /**
             * Client defaults
             * @description Values that a new contract of the client takes over.
             */
            client_defaults: components["schemas"]["ClientDefaults"];
            /**
             * Bespoke field values
             * @description Names and values of the fields kept beside the standard ones. Any JSON object up to 64 KiB and 16 levels deep.
             */
            bespoke_field_values: {
                [key: string]: unknown;
            };
        };
        /** Changes of many clients */
        ClientBulk: components["schemas"]["ClientBulkElement"][];
        /** Answer to changes of many clients */
        ClientBulkAnswer: components["schemas"]["ClientList"] | components["schemas"]["ClientDryRunList"] | components["schemas"]["ClientBulkReport"];
        /**
         * Change of one client
         * @description The members to change. An absent one stays as it is; null unsets one, so that it reads as its default again.
         */
        ClientBulkElement: {
            /** @description Which client to change; each at most once. */
            client_id: string;
            /**
             * Name
             * @description Name under which the client appears in lists, letters and invoices.
             */
            name?: string | null;
            /**
             * Client code
             * @description Short code staff use to find the client.
             */
            client_code?: string | null;
            /**
             * Client type
             * @description Where the client stands between lead and former client.
             */
            client_type?: components["schemas"]["ClientType"] | null;
            /**
             * Client class
             * @description Class that groups similar clients in reports.
             */
            client_class?: string | null;
            /**
             * ABN
             * @description Australian Business Number of the client.
             */
            abn?: string | null;
            /**
             * ACN
             * @description Australian Company Number, if the client is a company.
             */
            acn?: string | null;
            /**
             * ARBN
             * @description Registered Body Number, if the client has one in place of an ACN.
             */
            arbn?: string | null;
            /**
             * Corporate type
             * @description Legal form of the client, from the code list.
             */
            corporate_type_id?: string | null;
            /**
             * Industry
             * @description Industry the client works in, from the code list.
             */
            client_industry_id?: string | null;
            /**
             * SIC code
             * @description Standard industrial classification of the business.
             */
            sic_code?: string | null;
            /**
             * Business start
             * Format: date
             * @description Day on which the client began trading.
             */
            business_start_date?: string | null;
            /**
             * Financial year ends
             * @description Month in which the client closes its books.
             */
            financial_year_end?: components["schemas"]["FinancialYearEnd"] | null;
            /**
             * Full-time equivalents
             * Format: int32
             * @description Size of the workforce, counted as full-time staff. Unit: people.
             */
            no_of_ftes?: number | null;
            /**
             * Parent client
             * @description Client record of the organisation that owns this one.
             */
            client_id_parent?: string | null;
            /**
             * Client group
             * @description Group whose members are reported together.
             */
            client_group_id?: string | null;
            /**
             * Client group note
             * @description What staff should know about the group and its members.
             */
            client_group_note?: string | null;
            /**
             * External client ID
             * @description Number of this client in another system.
             */
            client_id_external?: string | null;
            /**
             * History only
             * @description Keeps the client for past records and out of new business. Default: `no`.
             */
            history_only_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Marked for update
             * Format: date-time
             * @description Moment at which the record was marked as needing an update elsewhere.
             */
            dirty_flag?: string | null;
            /**
             * Account manager
             * @description User who looks after the client from day to day.
             */
            user_id?: string | null;
            /**
             * Salesperson
             * @description User to whom sales to this client are credited.
             */
            user_id_sales?: string | null;
            /**
             * Channel
             * @description Sales channel through which the client came to us.
             */
            channel_id?: string | null;
            /**
             * Agreement type
             * @description Kind of agreement the client has signed.
             */
            client_agreement_type_id?: string | null;
            /**
             * MLA date
             * Format: date
             * @description Day on which the master lease agreement was signed.
             */
            mla_date?: string | null;
            /**
             * MLA non-standard
             * @description Warns that the master lease agreement departs from our usual terms.
             */
            mla_non_standard_flag?: components["schemas"]["YesNo"] | null;
            /**
             * MLA note
             * @description What is special about the master lease agreement.
             */
            mla_note?: string | null;
            /**
             * Allow quoting
             * @description Lets quotes be made for this client. Default: `no`.
             */
            allow_quoting_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Allow quoting within cap
             * @description Lets quotes be made as long as they stay below the cap. Default: `yes`.
             */
            allow_quoting_within_cap_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Excluded inclusions
             * @description Inclusions that are not to be offered to this client.
             */
            inclusion_client_exclusions?: string[] | null;
            /**
             * Lead time
             * Format: int32
             * @description Time to allow between order and delivery. Unit: days.
             */
            lead_time?: number | null;
            /**
             * Contract inertia
             * @description Lets contracts run on past their end until someone acts. Default: `no`.
             */
            contract_inertia_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Early terminations policy
             * @description What is charged or waived when a contract ends early.
             */
            early_terminations_policy?: string | null;
            /**
             * Interim services
             * @description Covers services that fall between the scheduled ones. Default: `yes`.
             */
            interim_service_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Wear and tear allowance
             * Format: decimal
             * @description Damage from normal use that is accepted when a vehicle comes back. Exact, with at most 6 decimals. Unit: AUD.
             */
            wear_tear_allowance?: Figure | null;
            /**
             * Free distance buffer
             * Format: int32
             * @description Distance over the contract that is not charged. Unit: km.
             */
            free_km_buffer?: number | null;
            /**
             * FOC car policy
             * @description When and for whom the client is given FOC cars.
             */
            foc_car_policy?: string | null;
            /**
             * Shared fleet
             * @description Marks a fleet that this client does not have with us alone.
             */
            shared_fleet_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Shared fleet note
             * @description Who else has a part in the fleet, and which.
             */
            shared_fleet_note?: string | null;
            /**
             * Repairer
             * @description Supplier to whom repairs of this fleet go first.
             */
            supplier_id_repairer?: string | null;
            /**
             * Insurance broker
             * @description Supplier who arranges insurance for the client.
             */
            supplier_id_broker?: string | null;
            /**
             * Insurer
             * @description Supplier record of the company that insures the fleet.
             */
            supplier_id_insurer?: string | null;
            /**
             * Insurer name
             * @description Insurer as the client names it, also where it is not a supplier of ours.
             */
            insurer?: string | null;
            /**
             * Policy number
             * @description Insurance policy to quote when a claim is made.
             */
            policy_number?: string | null;
            /**
             * SL export
             * @description Takes the client into the SL export.
             */
            sl_export_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Phone
             * @description Main telephone number of the client.
             */
            phone?: string | null;
            /**
             * Mobile
             * @description Main mobile number of the client.
             */
            mobile?: string | null;
            /**
             * Fax
             * @description Fax number of the client.
             */
            fax?: string | null;
            /**
             * Contact 1 name
             * @description Full name of contact 1.
             */
            contact1_name?: string | null;
            /**
             * Contact 1 job title
             * @description Position of contact 1 at the client.
             */
            contact1_job_title?: string | null;
            /**
             * Contact 1 phone
             * @description Number on which to reach contact 1.
             */
            contact1_phone?: string | null;
            /**
             * Contact 1 email
             * @description Address to which mail for contact 1 goes.
             */
            contact1_email?: string | null;
            /**
             * Contact 1 note
             * @description What to know before getting in touch with contact 1.
             */
            contact1_note?: string | null;
            /**
             * Contact 2 name
             * @description Full name of contact 2.
             */
            contact2_name?: string | null;
            /**
             * Contact 2 job title
             * @description Position of contact 2 at the client.
             */
            contact2_job_title?: string | null;
            /**
             * Contact 2 phone
             * @description Number on which to reach contact 2.
             */
            contact2_phone?: string | null;
            /**
             * Contact 2 email
             * @description Address to which mail for contact 2 goes.
             */
            contact2_email?: string | null;
            /**
             * Contact 2 note
             * @description What to know before getting in touch with contact 2.
             */
            contact2_note?: string | null;
            /**
             * Contact 3 name
             * @description Full name of contact 3.
             */
            contact3_name?: string | null;
            /**
             * Contact 3 job title
             * @description Position of contact 3 at the client.
             */
            contact3_job_title?: string | null;
            /**
             * Contact 3 phone
             * @description Number on which to reach contact 3.
             */
            contact3_phone?: string | null;
            /**
             * Contact 3 email
             * @description Address to which mail for contact 3 goes.
             */
            contact3_email?: string | null;
            /**
             * Contact 3 note
             * @description What to know before getting in touch with contact 3.
             */
            contact3_note?: string | null;
            /**
             * Contact 4 name
             * @description Full name of contact 4.
             */
            contact4_name?: string | null;
            /**
             * Contact 4 job title
             * @description Position of contact 4 at the client.
             */
            contact4_job_title?: string | null;
            /**
             * Contact 4 phone
             * @description Number on which to reach contact 4.
             */
            contact4_phone?: string | null;
            /**
             * Contact 4 email
             * @description Address to which mail for contact 4 goes.
             */
            contact4_email?: string | null;
            /**
             * Contact 4 note
             * @description What to know before getting in touch with contact 4.
             */
            contact4_note?: string | null;
            /**
             * Contact 5 name
             * @description Full name of contact 5.
             */
            contact5_name?: string | null;
            /**
             * Contact 5 job title
             * @description Position of contact 5 at the client.
             */
            contact5_job_title?: string | null;
            /**
             * Contact 5 phone
             * @description Number on which to reach contact 5.
             */
            contact5_phone?: string | null;
            /**
             * Contact 5 email
             * @description Address to which mail for contact 5 goes.
             */
            contact5_email?: string | null;
            /**
             * Contact 5 note
             * @description What to know before getting in touch with contact 5.
             */
            contact5_note?: string | null;
            /**
             * Contacts note
             * @description What holds for all contacts, such as who decides what.
             */
            contact_note?: string | null;
            /**
             * Address line 1
             * @description First line of the street address.
             */
            address1?: string | null;
            /**
             * Address line 2
             * @description Second line of the street address.
             */
            address2?: string | null;
            /**
             * Suburb or town
             * @description Suburb or town of the street address.
             */
            area?: string | null;
            /**
             * State
             * @description State or territory of the street address, or NZ.
             */
            state?: components["schemas"]["State"] | null;
            /**
             * Postcode
             * @description Postcode of the street address.
             */
            pcode?: string | null;
            /**
             * Country
             * @description Country of the street address, from the code list.
             */
            country_id?: string | null;
            /**
             * Address PID
             * @description Entry of the street address in the address database.
             */
            address_detail_pid?: string | null;
            /**
             * Postal address line 1
             * @description First line of the address for mail.
             */
            postal_address1?: string | null;
            /**
             * Postal address line 2
             * @description Second line of the address for mail.
             */
            postal_address2?: string | null;
            /**
             * Postal suburb or town
             * @description Suburb or town of the address for mail.
             */
            postal_area?: string | null;
            /**
             * Postal state
             * @description State or territory of the address for mail, or NZ.
             */
            postal_state?: components["schemas"]["State"] | null;
            /**
             * Postal postcode
             * @description Postcode of the address for mail.
             */
            postal_pcode?: string | null;
            /**
             * Postal country
             * @description Country of the address for mail, from the code list.
             */
            postal_country_id?: string | null;
            /**
             * Postal address PID
             * @description Entry of the address for mail in the address database.
             */
            postal_address_detail_pid?: string | null;
            /**
             * Prospect since
             * Format: date
             * @description Day on which we began to court the client.
             */
            prospect_start?: string | null;
            /**
             * Prospect priority
             * @description How soon sales staff should turn to this prospect.
             */
            prospect_priority?: components["schemas"]["ProspectPriority"] | null;
            /**
             * Prospect probability
             * @description How likely it is that the prospect becomes a client.
             */
            prospect_probability?: components["schemas"]["ProspectProbability"] | null;
            /**
             * Target strike rate
             * Format: int32
             * @description Share of quotes we aim to turn into contracts. Unit: %.
             */
            target_strike_rate?: number | null;
            /**
             * Last contact
             * Format: date
             * @description Day on which we last spoke or wrote to the client.
             */
            last_contact_date?: string | null;
            /**
             * Next contact
             * Format: date
             * @description Day on which to get in touch again.
             */
            next_contact_date?: string | null;
            /**
             * Last visit
             * Format: date
             * @description Day on which we last called on the client in person.
             */
            visit_last_date?: string | null;
            /**
             * Next visit
             * Format: date
             * @description Day for which the next visit is planned.
             */
            visit_next_date?: string | null;
            /**
             * Proposal date
             * Format: date
             * @description Day on which our proposal went to the client.
             */
            proposal_date?: string | null;
            /**
             * Due date
             * Format: date
             * @description Day by which the next step with the client is due.
             */
            due_date?: string | null;
            /**
             * Potential fleet size
             * Format: int32
             * @description Vehicles the client could run in all. Unit: vehicles.
             */
            potential_fleet_size?: number | null;
            /**
             * Potential fleet managed
             * Format: int32
             * @description Vehicles we could manage for the client. Unit: vehicles.
             */
            potential_fleet_managed?: number | null;
            /**
             * Potential operating
             * Format: int32
             * @description Vehicles that could go on operating leases. Unit: vehicles.
             */
            potential_operating?: number | null;
            /**
             * Potential finance
             * Format: int32
             * @description Vehicles that could go on finance leases. Unit: vehicles.
             */
            potential_finance?: number | null;
            /**
             * Potential novated
             * Format: int32
             * @description Vehicles that could go on novated leases. Unit: vehicles.
             */
            potential_novated?: number | null;
            /**
             * Competitors
             * @description Other providers the client uses or is considering.
             */
            competitors?: string | null;
            /**
             * Prospect note
             * @description What sales staff have learned about the prospect.
             */
            prospect_note?: string | null;
            /**
             * Billing interval
             * @description How often the client is billed. Default: `monthly`.
             */
            billing_interval?: components["schemas"]["BillingInterval"] | null;
            /**
             * Common billing day
             * @description Weekday or day of the month on which contracts are billed together. Default: `1`.
             */
            common_day?: components["schemas"]["CommonDay"] | null;
            /**
             * Advance or arrears
             * @description Whether a period is billed before it starts or after it ends. Default: `advance`.
             */
            advance_arrears?: components["schemas"]["AdvanceArrears"] | null;
            /**
             * Billing type
             * @description Which billing runs the client takes part in. Default: `any`.
             */
            billing_type_flag?: components["schemas"]["BillingTypeFlag"] | null;
            /**
             * Billing terms
             * @description Terms that set how long the client has to pay.
             */
            billing_terms_id?: string | null;
            /**
             * Periodic start
             * Format: int32
             * @description Number of the period with which periodic billing starts.
             */
            periodic_start?: number | null;
            /**
             * Initial billings
             * Format: int32
             * @description How many invoices are raised at the start of a contract. Unit: invoices.
             */
            initial_billings?: number | null;
            /**
             * Periods deferred
             * Format: int32
             * @description How many periods pass before the first one is billed. Unit: periods.
             */
            periods_deferred?: number | null;
            /**
             * Defer budget term
             * @description Starts the term of budgets only after the deferred periods.
             */
            budgets_term_deferred_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Defer finance budget term
             * @description Starts the term of the finance budget only after the deferred periods.
             */
            finance_budget_term_deferred_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Booking billing
             * @description Whether bookings get an invoice each or go with the regular billing. Default: `billing`.
             */
            booking_billing_type?: components["schemas"]["BookingBillingType"] | null;
            /**
             * Invoice content
             * @description How much an invoice shows of what it charges. Default: `detail-only`.
             */
            invoice_options?: components["schemas"]["InvoiceOptions"] | null;
            /**
             * Bill by client order number
             * @description Raises a separate invoice for each order number of the client. Default: `no`.
             */
            billing_by_client_order_no_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Purchase order number
             * @description Order number to print on invoices for this client.
             */
            purchase_order_no?: string | null;
            /**
             * Cost centres mandatory
             * @description Insists on a cost centre for every vehicle of the client. Default: `no`.
             */
            cost_centres_mandatory_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Print finance
             * @description Prints the finance part of the rental for the client to see. Default: `no`.
             */
            print_finance_flag?: components["schemas"]["YesNo"] | null;
            /**
             * RCTI
             * @description Lets tax invoices be issued by the party that pays them. Default: `no`.
             */
            rcti_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Email attachment
             * @description Which files go with an invoice sent by email. Default: `pdf`.
             */
            billing_email_attachment_type?: components["schemas"]["BillingEmailAttachmentType"] | null;
            /**
             * Email by billing group
             * @description Sends one email for each billing group. Default: `no`.
             */
            billing_group_email_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Report delivery
             * @description How reports reach the client. Default: `email`.
             */
            report_delivery_type?: components["schemas"]["ReportDeliveryType"] | null;
            /**
             * Payment method
             * @description How the client pays its invoices.
             */
            payment_method?: components["schemas"]["PaymentMethod"] | null;
            /**
             * BSB
             * @description Branch of the bank account used with the client.
             */
            bank_bsb?: string | null;
            /**
             * Account number
             * @description Bank account used with the client.
             */
            bank_account_number?: string | null;
            /**
             * Account suffix
             * @description Ending of the account number, where the bank uses one.
             */
            bank_account_suffix?: string | null;
            /**
             * Finance limit
             * Format: decimal
             * @description Most that may be financed for the client at one time. Exact, with at most 6 decimals. Unit: AUD.
             */
            finance_limit?: Figure | null;
            /**
             * Facility type
             * @description Kind of credit facility the client has.
             */
            facility_type_id?: string | null;
            /**
             * Credit rating
             * @description How we rate the client as a debtor.
             */
            client_credit_ratings_id?: string | null;
            /**
             * Finance accepted
             * Format: date
             * @description Day on which credit for the client was accepted.
             */
            finance_accepted_date?: string | null;
            /**
             * Finance review
             * Format: date
             * @description Day on which the credit is to be looked at again.
             */
            finance_review_date?: string | null;
            /**
             * Financials dated
             * Format: date
             * @description Date of the latest financial statements we hold.
             */
            financials_date?: string | null;
            /**
             * Company tax rate
             * Format: decimal
             * @description Tax rate of the client that calculations use. Exact, with at most 6 decimals. Unit: %.
             */
            company_tax_rate?: Figure | null;
            /**
             * Stamp duty exempt
             * @description Leaves stamp duty out of vehicle purchases for the client. Default: `no`.
             */
            purchase_stamp_duty_exempt_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Guarantor 1 name
             * @description Person or company that stands in as guarantor 1.
             */
            guarantor1_name?: string | null;
            /**
             * Guarantor 1 phone
             * @description Number on which to reach guarantor 1.
             */
            guarantor1_phone?: string | null;
            /**
             * Guarantor 2 name
             * @description Person or company that stands in as guarantor 2.
             */
            guarantor2_name?: string | null;
            /**
             * Guarantor 2 phone
             * @description Number on which to reach guarantor 2.
             */
            guarantor2_phone?: string | null;
            /**
             * Guarantor 3 name
             * @description Person or company that stands in as guarantor 3.
             */
            guarantor3_name?: string | null;
            /**
             * Guarantor 3 phone
             * @description Number on which to reach guarantor 3.
             */
            guarantor3_phone?: string | null;
            /**
             * Approval limit
             * Format: decimal
             * @description Amount up to which work is approved without asking the client. Exact, with at most 6 decimals. Unit: AUD.
             */
            approval_limit?: Figure | null;
            /**
             * Send approval emails
             * @description Sends an email when an approval is asked for or given. Default: `yes`.
             */
            send_approval_email_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Approval note
             * @description What to mind when approving work for the client.
             */
            approval_note?: string | null;
            /**
             * Establishment fee
             * Format: decimal
             * @description Charged when a contract is set up. Exact, with at most 6 decimals. Unit: AUD.
             */
            establishment_fee?: Figure | null;
            /**
             * Document fee
             * Format: decimal
             * @description Charged for preparing the contract documents. Exact, with at most 6 decimals. Unit: AUD.
             */
            document_fee?: Figure | null;
            /**
             * Document fee, budgeted
             * Format: decimal
             * @description Document fee that is put into the budget of a contract. Exact, with at most 6 decimals. Unit: AUD.
             */
            document_fee_budgeted?: Figure | null;
            /**
             * Sourcing fee
             * Format: decimal
             * @description Charged for finding and ordering a vehicle. Exact, with at most 6 decimals. Unit: AUD.
             */
            sourcing_fee?: Figure | null;
            /**
             * REVS fee
             * Format: decimal
             * @description Charged for checking that a vehicle is free of debt. Exact, with at most 6 decimals. Unit: AUD.
             */
            revs_fee?: Figure | null;
            /**
             * Delivery fee
             * Format: decimal
             * @description Charged for bringing a vehicle to its driver. Exact, with at most 6 decimals. Unit: AUD.
             */
            delivery_fee?: Figure | null;
            /**
             * Fuel on delivery
             * Format: decimal
             * @description Charged for the fuel in a vehicle when it is handed over. Exact, with at most 6 decimals. Unit: AUD.
             */
            fuel_on_delivery?: Figure | null;
            /**
             * Management fee
             * Format: decimal
             * @description Charged for managing a vehicle. Exact, with at most 6 decimals. Unit: AUD.
             */
            management_fee?: Figure | null;
            /**
             * Fuel fee
             * Format: decimal
             * @description Charged for managing fuel. Exact, with at most 6 decimals. Unit: AUD.
             */
            fuel_fee?: Figure | null;
            /**
             * Package admin fee
             * Format: decimal
             * @description Charged for running a salary package. Exact, with at most 6 decimals. Unit: AUD.
             */
            package_admin_fee?: Figure | null;
            /**
             * Packaging advice fee
             * Format: decimal
             * @description Charged for advice on salary packaging. Exact, with at most 6 decimals. Unit: AUD.
             */
            packaging_advice_fee?: Figure | null;
            /**
             * Packaging fees per year
             * Format: decimal
             * @description Packaging fees that fall due in a year. Exact, with at most 6 decimals. Unit: AUD.
             */
            packaging_fees_per_year?: Figure | null;
            /**
             * Lease replacement fee
             * Format: decimal
             * @description Charged when one lease is replaced by another. Exact, with at most 6 decimals. Unit: AUD.
             */
            lease_replacement_fee?: Figure | null;
            /**
             * Residual fee
             * Format: decimal
             * @description Charged for settling the residual at the end of a lease. Exact, with at most 6 decimals. Unit: AUD.
             */
            residual_fee?: Figure | null;
            /**
             * Disposal fee
             * Format: decimal
             * @description Charged for selling a vehicle at the end of its contract. Exact, with at most 6 decimals. Unit: AUD.
             */
            disposal_fee?: Figure | null;
            /**
             * Interest margin
             * Format: decimal
             * @description Added to the interest rate at which we borrow. Exact, with at most 6 decimals. Unit: %.
             */
            interest_margin?: Figure | null;
            /**
             * Residual margin
             * Format: decimal
             * @description Margin on the residual when a contract is quoted. Exact, with at most 6 decimals. Unit: %.
             */
            residual_margin?: Figure | null;
            /**
             * Maintenance uplift
             * Format: decimal
             * @description Added to the expected cost of maintenance. Exact, with at most 6 decimals. Unit: %.
             */
            maintenance_uplift_rate?: Figure | null;
            /**
             * Agreed lessee rate
             * Format: decimal
             * @description Rate agreed with the lessee, in the unit the agreement uses. Exact, with at most 6 decimals.
             */
            agreed_lessee_rate?: Figure | null;
            /**
             * Lessee rate includes VMP
             * @description Says that the lessee rate already has VMP in it. Default: `no`.
             */
            lessee_rate_include_vmp_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Quarterly rates
             * @description Gives the client rates that are set anew every quarter.
             */
            quarterly_rates_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Quarterly rates note
             * @description How and when quarterly rates are set.
             */
            quarterly_rates_note?: string | null;
            /**
             * Employer FBT type
             * @description How much FBT the employer has to pay. Default: `full-fbt-payable`.
             */
            employer_fbt_type?: components["schemas"]["EmployerFbtType"] | null;
            /**
             * Gross-up type
             * @description Which factor turns a benefit into its taxable value. Default: `fbt_type1_gross_up_factor`.
             */
            gross_up_rate_type?: components["schemas"]["GrossUpRateType"] | null;
            /**
             * Fixed statutory rate
             * Format: decimal
             * @description Statutory rate used in place of the one that would apply. Exact, with at most 6 decimals. Unit: %.
             */
            fixed_statutory_rate?: Figure | null;
            /**
             * Allow operating FBT type
             * @description Lets quotes use the operating type of FBT. Default: `yes`.
             */
            allow_operating_fbt_type_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Medicare levy
             * @description Counts the Medicare levy when tax savings are worked out. Default: `yes`.
             */
            medicare_levy_flag?: components["schemas"]["YesNo"] | null;
            /**
             * ECM allowed
             * @description Lets employees of the client choose post-tax contributions.
             */
            ecm_allowed_flag?: components["schemas"]["YesNo"] | null;
            /**
             * ECM
             * @description Uses post-tax contributions to bring FBT down. Default: `yes`.
             */
            ecm_flag?: components["schemas"]["YesNo"] | null;
            /**
             * GST on ECM
             * @description Counts GST in post-tax contributions. Default: `yes`.
             */
            gst_on_ecm_flag?: components["schemas"]["YesNo"] | null;
            /**
             * ECM event
             * @description Raises an event for post-tax contributions. Default: `no`.
             */
            event_ecm_flag?: components["schemas"]["YesNo"] | null;
            /**
             * NUDS event
             * @description Raises an event for NUDS. Default: `no`.
             */
            event_nuds_flag?: components["schemas"]["YesNo"] | null;
            /**
             * ITC passed on
             * @description Gives the employee the benefit of input tax credits. Default: `yes`.
             */
            itc_passed_on_flag?: components["schemas"]["YesNo"] | null;
            /**
             * ITC passed on rate
             * Format: decimal
             * @description Share of input tax credits that goes to the employee. Exact, with at most 6 decimals. Unit: %.
             */
            itc_passed_on_rate?: Figure | null;
            /**
             * ITC pass-on terms
             * @description How the employer has asked for credits to be passed on.
             */
            pass_on_itcs?: string | null;
            /**
             * Return ITC via payroll
             * @description Hands input tax credits back through the payroll. Default: `no`.
             */
            return_itc_via_payroll_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Salary type
             * @description What the salary figure of an employee takes in.
             */
            salary_type?: components["schemas"]["SalaryType"] | null;
            /**
             * Fixed super rate
             * Format: decimal
             * @description Superannuation rate used where super is fixed. Exact, with at most 6 decimals. Unit: %.
             */
            fixed_super_rate?: Figure | null;
            /**
             * Car allowance impact
             * @description Takes the loss of a car allowance into account. Default: `no`.
             */
            car_allowance_impact_flag?: components["schemas"]["YesNo"] | null;
            /**
             * FBT reporting
             * @description Prepares FBT reports for the client. Default: `no`.
             */
            fbt_reporting_flag?: components["schemas"]["YesNo"] | null;
            /**
             * FBT email, novated
             * @description Sends FBT reports on novated leases by email. Default: `no`.
             */
            fbt_email_novated?: components["schemas"]["YesNo"] | null;
            /**
             * FBT email, other
             * @description Sends FBT reports on all other contracts by email. Default: `no`.
             */
            fbt_email_other?: components["schemas"]["YesNo"] | null;
            /**
             * FBT note
             * @description What is special about FBT for this client.
             */
            fbt_note?: string | null;
            /**
             * Pay cycle 1
             * @description How often the employer pays on cycle 1.
             */
            pay_cycle_id?: string | null;
            /**
             * Pay cycle 1 active
             * @description Offers pay cycle 1 for new contracts. Default: `no`.
             */
            pay_cycle_id_active_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Pay cycle 1 payroll date
             * Format: date
             * @description A payday from which the others of cycle 1 are counted.
             */
            payroll_date?: string | null;
            /**
             * Pay cycle 2
             * @description How often the employer pays on cycle 2.
             */
            pay_cycle_id2?: string | null;
            /**
             * Pay cycle 2 active
             * @description Offers pay cycle 2 for new contracts. Default: `no`.
             */
            pay_cycle_id2_active_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Pay cycle 2 payroll date
             * Format: date
             * @description A payday from which the others of cycle 2 are counted.
             */
            payroll_date2?: string | null;
            /**
             * Pay cycle 3
             * @description How often the employer pays on cycle 3.
             */
            pay_cycle_id3?: string | null;
            /**
             * Pay cycle 3 active
             * @description Offers pay cycle 3 for new contracts. Default: `no`.
             */
            pay_cycle_id3_active_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Pay cycle 3 payroll date
             * Format: date
             * @description A payday from which the others of cycle 3 are counted.
             */
            payroll_date3?: string | null;
            /**
             * Pay cycle from quote
             * @description Gives a contract the pay cycle of its quote.
             */
            contract_pay_cycle_from_quote_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Payroll cut-off
             * @description When the payroll stops taking changes, in the words of the client.
             */
            payroll_cut_off?: string | null;
            /**
             * Payroll cut-off days
             * Format: int32
             * @description How long before payday the payroll stops taking changes. Unit: days.
             */
            payroll_cut_off_days?: number | null;
            /**
             * Fuel managed
             * @description Puts fuel cards of the client in our hands.
             */
            fuel_managed_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Fuel supplier
             * @description Company whose fuel cards the client uses.
             */
            fuel_supplier?: string | null;
            /**
             * Fuel card note
             * @description How fuel cards are ordered, limited and cancelled.
             */
            fuel_card_note?: string | null;
            /**
             * E-tags managed
             * @description Puts toll tags of the client in our hands.
             */
            etags_managed_flag?: components["schemas"]["YesNo"] | null;
            /**
             * E-tags note
             * @description How toll tags are ordered, moved and cancelled.
             */
            etags_managed_note?: string | null;
            /**
             * Novated leases
             * @description Opens novated leases to employees of the client.
             */
            novated_leases_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Novated management fee
             * Format: decimal
             * @description Charged for managing a vehicle on a novated lease. Exact, with at most 6 decimals. Unit: AUD.
             */
            novated_management_fee?: Figure | null;
            /**
             * Novated leases note
             * @description What the employer has agreed to about novated leases.
             */
            novated_leases_note?: string | null;
            /**
             * Luxury charge applied
             * @description Works out the charge for vehicles above the limit. Default: `yes`.
             */
            luxury_charge_applied_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Luxury charge invoiced
             * @description Puts the charge on the invoice. Default: `yes`.
             */
            luxury_charge_invoiced_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Luxury charge event
             * @description Raises an event for the charge. Default: `no`.
             */
            luxury_charge_event_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Maker A discount
             * @description What vehicle maker A takes off its prices for the client.
             */
            discount_maker_a?: string | null;
            /**
             * Maker B discount
             * @description What vehicle maker B takes off its prices for the client.
             */
            discount_maker_b?: string | null;
            /**
             * Maker C discount
             * @description What vehicle maker C takes off its prices for the client.
             */
            discount_maker_c?: string | null;
            /**
             * Maker D discount
             * @description What vehicle maker D takes off its prices for the client.
             */
            discount_maker_d?: string | null;
            /**
             * Spare discount 1
             * @description Spare entry 1, for a discount that has no field of its own.
             */
            discount_spare1?: string | null;
            /**
             * Spare discount 2
             * @description Spare entry 2, for a discount that has no field of its own.
             */
            discount_spare2?: string | null;
            /**
             * Spare discount 3
             * @description Spare entry 3, for a discount that has no field of its own.
             */
            discount_spare3?: string | null;
            /**
             * Spare discount 4
             * @description Spare entry 4, for a discount that has no field of its own.
             */
            discount_spare4?: string | null;
            /**
             * Spare discount 5
             * @description Spare entry 5, for a discount that has no field of its own.
             */
            discount_spare5?: string | null;
            /**
             * Registration and CTP type
             * @description Whether vehicles are registered and insured for business or private use. Default: `business`.
             */
            reg_ctp_type?: components["schemas"]["RegCtpType"] | null;
            /**
             * Send label to, novated
             * @description Who gets the registration label of a novated vehicle. Default: `driver`.
             */
            send_reg_label_novated?: components["schemas"]["LabelRecipient"] | null;
            /**
             * Send label to, others
             * @description Who gets the registration label of any other vehicle. Default: `client-contact-1`.
             */
            send_reg_label_others?: components["schemas"]["LabelRecipient"] | null;
            /**
             * Registration label note
             * @description What to mind when registration labels are sent out.
             */
            reg_label_note?: string | null;
            /**
             * Quote note for client
             * @description Text that goes to the client with a quote.
             */
            quote_client_note?: string | null;
            /**
             * Quote note, internal
             * @description What staff should know before they quote.
             */
            quote_internal_note?: string | null;
            /**
             * Booking note
             * @description What to mind when work on a vehicle is booked.
             */
            booking_note?: string | null;
            /**
             * Infringement note
             * @description How fines and other infringements are handled.
             */
            infringement_note?: string | null;
            /**
             * Recall notice note
             * @description Who is told of a recall, and how.
             */
            recall_notice_note?: string | null;
            /**
             * Client defaults
             * @description Values that a new contract of the client takes over.
             */
            client_defaults?: components["schemas"]["ClientDefaultsInput"] | null;
            /**
             * Bespoke field values
             * @description Names and values of the fields kept beside the standard ones. Any JSON object up to 64 KiB and 16 levels deep.
             */
            bespoke_field_values?: {
                [key: string]: unknown;
            } | null;
            /** @description ETag that the client must still have, in its quotes. */
            _if_match?: string | null;
        };
        /**
         * Report of a lenient call
         * @description With `Prefer: handling=lenient`: what became of each element.
         */
        ClientBulkReport: {
            updated: number;
            unchanged: number;
            refused: number;
            results: components["schemas"]["ClientBulkResult"][];
        };
        /** What became of one element */
        ClientBulkResult: {
            /** @description Place in the request, from 0. */
            index: number;
            /** @description Place in the request, from 1. */
            row: number;
            client_id: string | null;
            /** @enum {string} */
            status: "updated" | "unchanged" | "refused";
            errors?: components["schemas"]["Fault"][];
            /** @description Of a dry run: the ETag of the client that it looked at. */
            etag?: string;
            /** @description Of a dry run: what would change. */
            changes?: components["schemas"]["Change"][];
        };
        /** What would change of the client */
        ClientChanges: {
            /** @description Null of a record that is only to be made: the write itself gives out its id. */
            client_id: string | null;
            changes: components["schemas"]["Change"][];
        };
        /**
         * Client
         * @description The new record: an absent member, or one that is null, takes its default.
         */
        ClientCreate: {
            /**
             * Client ID
             * @description Number given to the client when it was created. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            client_id?: string;
            /**
             * Name
             * @description Name under which the client appears in lists, letters and invoices.
             */
            name?: string | null;
            /**
             * Client code
             * @description Short code staff use to find the client.
             */
            client_code?: string | null;
            /**
             * Client type
             * @description Where the client stands between lead and former client.
             */
            client_type?: components["schemas"]["ClientType"] | null;
            /**
             * Client class
             * @description Class that groups similar clients in reports.
             */
            client_class?: string | null;
            /**
             * ABN
             * @description Australian Business Number of the client.
             */
            abn?: string | null;
            /**
             * ACN
             * @description Australian Company Number, if the client is a company.
             */
            acn?: string | null;
            /**
             * ARBN
             * @description Registered Body Number, if the client has one in place of an ACN.
             */
            arbn?: string | null;
            /**
             * Corporate type
             * @description Legal form of the client, from the code list.
             */
            corporate_type_id?: string | null;
            /**
             * Industry
             * @description Industry the client works in, from the code list.
             */
            client_industry_id?: string | null;
            /**
             * SIC code
             * @description Standard industrial classification of the business.
             */
            sic_code?: string | null;
            /**
             * Business start
             * Format: date
             * @description Day on which the client began trading.
             */
            business_start_date?: string | null;
            /**
             * Financial year ends
             * @description Month in which the client closes its books.
             */
            financial_year_end?: components["schemas"]["FinancialYearEnd"] | null;
            /**
             * Full-time equivalents
             * Format: int32
             * @description Size of the workforce, counted as full-time staff. Unit: people.
             */
            no_of_ftes?: number | null;
            /**
             * Parent client
             * @description Client record of the organisation that owns this one.
             */
            client_id_parent?: string | null;
            /**
             * Client group
             * @description Group whose members are reported together.
             */
            client_group_id?: string | null;
            /**
             * Client group note
             * @description What staff should know about the group and its members.
             */
            client_group_note?: string | null;
            /**
             * External client ID
             * @description Number of this client in another system.
             */
            client_id_external?: string | null;
            /**
             * History only
             * @description Keeps the client for past records and out of new business. Default: `no`.
             */
            history_only_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Marked for update
             * Format: date-time
             * @description Moment at which the record was marked as needing an update elsewhere.
             */
            dirty_flag?: string | null;
            /**
             * Account manager
             * @description User who looks after the client from day to day.
             */
            user_id?: string | null;
            /**
             * Salesperson
             * @description User to whom sales to this client are credited.
             */
            user_id_sales?: string | null;
            /**
             * Channel
             * @description Sales channel through which the client came to us.
             */
            channel_id?: string | null;
            /**
             * Agreement type
             * @description Kind of agreement the client has signed.
             */
            client_agreement_type_id?: string | null;
            /**
             * MLA date
             * Format: date
             * @description Day on which the master lease agreement was signed.
             */
            mla_date?: string | null;
            /**
             * MLA non-standard
             * @description Warns that the master lease agreement departs from our usual terms.
             */
            mla_non_standard_flag?: components["schemas"]["YesNo"] | null;
            /**
             * MLA note
             * @description What is special about the master lease agreement.
             */
            mla_note?: string | null;
            /**
             * Allow quoting
             * @description Lets quotes be made for this client. Default: `no`.
             */
            allow_quoting_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Allow quoting within cap
             * @description Lets quotes be made as long as they stay below the cap. Default: `yes`.
             */
            allow_quoting_within_cap_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Excluded inclusions
             * @description Inclusions that are not to be offered to this client.
             */
            inclusion_client_exclusions?: string[] | null;
            /**
             * Lead time
             * Format: int32
             * @description Time to allow between order and delivery. Unit: days.
             */
            lead_time?: number | null;
            /**
             * Contract inertia
             * @description Lets contracts run on past their end until someone acts. Default: `no`.
             */
            contract_inertia_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Early terminations policy
             * @description What is charged or waived when a contract ends early.
             */
            early_terminations_policy?: string | null;
            /**
             * Interim services
             * @description Covers services that fall between the scheduled ones. Default: `yes`.
             */
            interim_service_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Wear and tear allowance
             * Format: decimal
             * @description Damage from normal use that is accepted when a vehicle comes back. Exact, with at most 6 decimals. Unit: AUD.
             */
            wear_tear_allowance?: Figure | null;
            /**
             * Free distance buffer
             * Format: int32
             * @description Distance over the contract that is not charged. Unit: km.
             */
            free_km_buffer?: number | null;
            /**
             * FOC car policy
             * @description When and for whom the client is given FOC cars.
             */
            foc_car_policy?: string | null;
            /**
             * Shared fleet
             * @description Marks a fleet that this client does not have with us alone.
             */
            shared_fleet_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Shared fleet note
             * @description Who else has a part in the fleet, and which.
             */
            shared_fleet_note?: string | null;
            /**
             * Repairer
             * @description Supplier to whom repairs of this fleet go first.
             */
            supplier_id_repairer?: string | null;
            /**
             * Insurance broker
             * @description Supplier who arranges insurance for the client.
             */
            supplier_id_broker?: string | null;
            /**
             * Insurer
             * @description Supplier record of the company that insures the fleet.
             */
            supplier_id_insurer?: string | null;
            /**
             * Insurer name
             * @description Insurer as the client names it, also where it is not a supplier of ours.
             */
            insurer?: string | null;
            /**
             * Policy number
             * @description Insurance policy to quote when a claim is made.
             */
            policy_number?: string | null;
            /**
             * SL export
             * @description Takes the client into the SL export.
             */
            sl_export_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Phone
             * @description Main telephone number of the client.
             */
            phone?: string | null;
            /**
             * Mobile
             * @description Main mobile number of the client.
             */
            mobile?: string | null;
            /**
             * Fax
             * @description Fax number of the client.
             */
            fax?: string | null;
            /**
             * Contact 1 name
             * @description Full name of contact 1.
             */
            contact1_name?: string | null;
            /**
             * Contact 1 job title
             * @description Position of contact 1 at the client.
             */
            contact1_job_title?: string | null;
            /**
             * Contact 1 phone
             * @description Number on which to reach contact 1.
             */
            contact1_phone?: string | null;
            /**
             * Contact 1 email
             * @description Address to which mail for contact 1 goes.
             */
            contact1_email?: string | null;
            /**
             * Contact 1 note
             * @description What to know before getting in touch with contact 1.
             */
            contact1_note?: string | null;
            /**
             * Contact 2 name
             * @description Full name of contact 2.
             */
            contact2_name?: string | null;
            /**
             * Contact 2 job title
             * @description Position of contact 2 at the client.
             */
            contact2_job_title?: string | null;
            /**
             * Contact 2 phone
             * @description Number on which to reach contact 2.
             */
            contact2_phone?: string | null;
            /**
             * Contact 2 email
             * @description Address to which mail for contact 2 goes.
             */
            contact2_email?: string | null;
            /**
             * Contact 2 note
             * @description What to know before getting in touch with contact 2.
             */
            contact2_note?: string | null;
            /**
             * Contact 3 name
             * @description Full name of contact 3.
             */
            contact3_name?: string | null;
            /**
             * Contact 3 job title
             * @description Position of contact 3 at the client.
             */
            contact3_job_title?: string | null;
            /**
             * Contact 3 phone
             * @description Number on which to reach contact 3.
             */
            contact3_phone?: string | null;
            /**
             * Contact 3 email
             * @description Address to which mail for contact 3 goes.
             */
            contact3_email?: string | null;
            /**
             * Contact 3 note
             * @description What to know before getting in touch with contact 3.
             */
            contact3_note?: string | null;
            /**
             * Contact 4 name
             * @description Full name of contact 4.
             */
            contact4_name?: string | null;
            /**
             * Contact 4 job title
             * @description Position of contact 4 at the client.
             */
            contact4_job_title?: string | null;
            /**
             * Contact 4 phone
             * @description Number on which to reach contact 4.
             */
            contact4_phone?: string | null;
            /**
             * Contact 4 email
             * @description Address to which mail for contact 4 goes.
             */
            contact4_email?: string | null;
            /**
             * Contact 4 note
             * @description What to know before getting in touch with contact 4.
             */
            contact4_note?: string | null;
            /**
             * Contact 5 name
             * @description Full name of contact 5.
             */
            contact5_name?: string | null;
            /**
             * Contact 5 job title
             * @description Position of contact 5 at the client.
             */
            contact5_job_title?: string | null;
            /**
             * Contact 5 phone
             * @description Number on which to reach contact 5.
             */
            contact5_phone?: string | null;
            /**
             * Contact 5 email
             * @description Address to which mail for contact 5 goes.
             */
            contact5_email?: string | null;
            /**
             * Contact 5 note
             * @description What to know before getting in touch with contact 5.
             */
            contact5_note?: string | null;
            /**
             * Contacts note
             * @description What holds for all contacts, such as who decides what.
             */
            contact_note?: string | null;
            /**
             * Address line 1
             * @description First line of the street address.
             */
            address1?: string | null;
            /**
             * Address line 2
             * @description Second line of the street address.
             */
            address2?: string | null;
            /**
             * Suburb or town
             * @description Suburb or town of the street address.
             */
            area?: string | null;
            /**
             * State
             * @description State or territory of the street address, or NZ.
             */
            state?: components["schemas"]["State"] | null;
            /**
             * Postcode
             * @description Postcode of the street address.
             */
            pcode?: string | null;
            /**
             * Country
             * @description Country of the street address, from the code list.
             */
            country_id?: string | null;
            /**
             * Address PID
             * @description Entry of the street address in the address database.
             */
            address_detail_pid?: string | null;
            /**
             * Postal address line 1
             * @description First line of the address for mail.
             */
            postal_address1?: string | null;
            /**
             * Postal address line 2
             * @description Second line of the address for mail.
             */
            postal_address2?: string | null;
            /**
             * Postal suburb or town
             * @description Suburb or town of the address for mail.
             */
            postal_area?: string | null;
            /**
             * Postal state
             * @description State or territory of the address for mail, or NZ.
             */
            postal_state?: components["schemas"]["State"] | null;
            /**
             * Postal postcode
             * @description Postcode of the address for mail.
             */
            postal_pcode?: string | null;
            /**
             * Postal country
             * @description Country of the address for mail, from the code list.
             */
            postal_country_id?: string | null;
            /**
             * Postal address PID
             * @description Entry of the address for mail in the address database.
             */
            postal_address_detail_pid?: string | null;
            /**
             * Prospect since
             * Format: date
             * @description Day on which we began to court the client.
             */
            prospect_start?: string | null;
            /**
             * Prospect priority
             * @description How soon sales staff should turn to this prospect.
             */
            prospect_priority?: components["schemas"]["ProspectPriority"] | null;
            /**
             * Prospect probability
             * @description How likely it is that the prospect becomes a client.
             */
            prospect_probability?: components["schemas"]["ProspectProbability"] | null;
            /**
             * Target strike rate
             * Format: int32
             * @description Share of quotes we aim to turn into contracts. Unit: %.
             */
            target_strike_rate?: number | null;
            /**
             * Last contact
             * Format: date
             * @description Day on which we last spoke or wrote to the client.
             */
            last_contact_date?: string | null;
            /**
             * Next contact
             * Format: date
             * @description Day on which to get in touch again.
             */
            next_contact_date?: string | null;
            /**
             * Last visit
             * Format: date
             * @description Day on which we last called on the client in person.
             */
            visit_last_date?: string | null;
            /**
             * Next visit
             * Format: date
             * @description Day for which the next visit is planned.
             */
            visit_next_date?: string | null;
            /**
             * Proposal date
             * Format: date
             * @description Day on which our proposal went to the client.
             */
            proposal_date?: string | null;
            /**
             * Due date
             * Format: date
             * @description Day by which the next step with the client is due.
             */
            due_date?: string | null;
            /**
             * Potential fleet size
             * Format: int32
             * @description Vehicles the client could run in all. Unit: vehicles.
             */
            potential_fleet_size?: number | null;
            /**
             * Potential fleet managed
             * Format: int32
             * @description Vehicles we could manage for the client. Unit: vehicles.
             */
            potential_fleet_managed?: number | null;
            /**
             * Potential operating
             * Format: int32
             * @description Vehicles that could go on operating leases. Unit: vehicles.
             */
            potential_operating?: number | null;
            /**
             * Potential finance
             * Format: int32
             * @description Vehicles that could go on finance leases. Unit: vehicles.
             */
            potential_finance?: number | null;
            /**
             * Potential novated
             * Format: int32
             * @description Vehicles that could go on novated leases. Unit: vehicles.
             */
            potential_novated?: number | null;
            /**
             * Competitors
             * @description Other providers the client uses or is considering.
             */
            competitors?: string | null;
            /**
             * Prospect note
             * @description What sales staff have learned about the prospect.
             */
            prospect_note?: string | null;
            /**
             * Billing interval
             * @description How often the client is billed. Default: `monthly`.
             */
            billing_interval?: components["schemas"]["BillingInterval"] | null;
            /**
             * Common billing day
             * @description Weekday or day of the month on which contracts are billed together. Default: `1`.
             */
            common_day?: components["schemas"]["CommonDay"] | null;
            /**
             * Advance or arrears
             * @description Whether a period is billed before it starts or after it ends. Default: `advance`.
             */
            advance_arrears?: components["schemas"]["AdvanceArrears"] | null;
            /**
             * Billing type
             * @description Which billing runs the client takes part in. Default: `any`.
             */
            billing_type_flag?: components["schemas"]["BillingTypeFlag"] | null;
            /**
             * Billing terms
             * @description Terms that set how long the client has to pay.
             */
            billing_terms_id?: string | null;
            /**
             * Periodic start
             * Format: int32
             * @description Number of the period with which periodic billing starts.
             */
            periodic_start?: number | null;
            /**
             * Initial billings
             * Format: int32
             * @description How many invoices are raised at the start of a contract. Unit: invoices.
             */
            initial_billings?: number | null;
            /**
             * Periods deferred
             * Format: int32
             * @description How many periods pass before the first one is billed. Unit: periods.
             */
            periods_deferred?: number | null;
            /**
             * Defer budget term
             * @description Starts the term of budgets only after the deferred periods.
             */
            budgets_term_deferred_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Defer finance budget term
             * @description Starts the term of the finance budget only after the deferred periods.
             */
            finance_budget_term_deferred_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Booking billing
             * @description Whether bookings get an invoice each or go with the regular billing. Default: `billing`.
             */
            booking_billing_type?: components["schemas"]["BookingBillingType"] | null;
            /**
             * Invoice content
             * @description How much an invoice shows of what it charges. Default: `detail-only`.
             */
            invoice_options?: components["schemas"]["InvoiceOptions"] | null;
            /**
             * Bill by client order number
             * @description Raises a separate invoice for each order number of the client. Default: `no`.
             */
            billing_by_client_order_no_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Purchase order number
             * @description Order number to print on invoices for this client.
             */
            purchase_order_no?: string | null;
            /**
             * Cost centres mandatory
             * @description Insists on a cost centre for every vehicle of the client. Default: `no`.
             */
            cost_centres_mandatory_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Print finance
             * @description Prints the finance part of the rental for the client to see. Default: `no`.
             */
            print_finance_flag?: components["schemas"]["YesNo"] | null;
            /**
             * RCTI
             * @description Lets tax invoices be issued by the party that pays them. Default: `no`.
             */
            rcti_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Email attachment
             * @description Which files go with an invoice sent by email. Default: `pdf`.
             */
            billing_email_attachment_type?: components["schemas"]["BillingEmailAttachmentType"] | null;
            /**
             * Email by billing group
             * @description Sends one email for each billing group. Default: `no`.
             */
            billing_group_email_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Report delivery
             * @description How reports reach the client. Default: `email`.
             */
            report_delivery_type?: components["schemas"]["ReportDeliveryType"] | null;
            /**
             * Payment method
             * @description How the client pays its invoices.
             */
            payment_method?: components["schemas"]["PaymentMethod"] | null;
            /**
             * BSB
             * @description Branch of the bank account used with the client.
             */
            bank_bsb?: string | null;
            /**
             * Account number
             * @description Bank account used with the client.
             */
            bank_account_number?: string | null;
            /**
             * Account suffix
             * @description Ending of the account number, where the bank uses one.
             */
            bank_account_suffix?: string | null;
            /**
             * Finance limit
             * Format: decimal
             * @description Most that may be financed for the client at one time. Exact, with at most 6 decimals. Unit: AUD.
             */
            finance_limit?: Figure | null;
            /**
             * Facility type
             * @description Kind of credit facility the client has.
             */
            facility_type_id?: string | null;
            /**
             * Credit rating
             * @description How we rate the client as a debtor.
             */
            client_credit_ratings_id?: string | null;
            /**
             * Finance accepted
             * Format: date
             * @description Day on which credit for the client was accepted.
             */
            finance_accepted_date?: string | null;
            /**
             * Finance review
             * Format: date
             * @description Day on which the credit is to be looked at again.
             */
            finance_review_date?: string | null;
            /**
             * Financials dated
             * Format: date
             * @description Date of the latest financial statements we hold.
             */
            financials_date?: string | null;
            /**
             * Company tax rate
             * Format: decimal
             * @description Tax rate of the client that calculations use. Exact, with at most 6 decimals. Unit: %.
             */
            company_tax_rate?: Figure | null;
            /**
             * Stamp duty exempt
             * @description Leaves stamp duty out of vehicle purchases for the client. Default: `no`.
             */
            purchase_stamp_duty_exempt_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Guarantor 1 name
             * @description Person or company that stands in as guarantor 1.
             */
            guarantor1_name?: string | null;
            /**
             * Guarantor 1 phone
             * @description Number on which to reach guarantor 1.
             */
            guarantor1_phone?: string | null;
            /**
             * Guarantor 2 name
             * @description Person or company that stands in as guarantor 2.
             */
            guarantor2_name?: string | null;
            /**
             * Guarantor 2 phone
             * @description Number on which to reach guarantor 2.
             */
            guarantor2_phone?: string | null;
            /**
             * Guarantor 3 name
             * @description Person or company that stands in as guarantor 3.
             */
            guarantor3_name?: string | null;
            /**
             * Guarantor 3 phone
             * @description Number on which to reach guarantor 3.
             */
            guarantor3_phone?: string | null;
            /**
             * Approval limit
             * Format: decimal
             * @description Amount up to which work is approved without asking the client. Exact, with at most 6 decimals. Unit: AUD.
             */
            approval_limit?: Figure | null;
            /**
             * Send approval emails
             * @description Sends an email when an approval is asked for or given. Default: `yes`.
             */
            send_approval_email_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Approval note
             * @description What to mind when approving work for the client.
             */
            approval_note?: string | null;
            /**
             * Establishment fee
             * Format: decimal
             * @description Charged when a contract is set up. Exact, with at most 6 decimals. Unit: AUD.
             */
            establishment_fee?: Figure | null;
            /**
             * Document fee
             * Format: decimal
             * @description Charged for preparing the contract documents. Exact, with at most 6 decimals. Unit: AUD.
             */
            document_fee?: Figure | null;
            /**
             * Document fee, budgeted
             * Format: decimal
             * @description Document fee that is put into the budget of a contract. Exact, with at most 6 decimals. Unit: AUD.
             */
            document_fee_budgeted?: Figure | null;
            /**
             * Sourcing fee
             * Format: decimal
             * @description Charged for finding and ordering a vehicle. Exact, with at most 6 decimals. Unit: AUD.
             */
            sourcing_fee?: Figure | null;
            /**
             * REVS fee
             * Format: decimal
             * @description Charged for checking that a vehicle is free of debt. Exact, with at most 6 decimals. Unit: AUD.
             */
            revs_fee?: Figure | null;
            /**
             * Delivery fee
             * Format: decimal
             * @description Charged for bringing a vehicle to its driver. Exact, with at most 6 decimals. Unit: AUD.
             */
            delivery_fee?: Figure | null;
            /**
             * Fuel on delivery
             * Format: decimal
             * @description Charged for the fuel in a vehicle when it is handed over. Exact, with at most 6 decimals. Unit: AUD.
             */
            fuel_on_delivery?: Figure | null;
            /**
             * Management fee
             * Format: decimal
             * @description Charged for managing a vehicle. Exact, with at most 6 decimals. Unit: AUD.
             */
            management_fee?: Figure | null;
            /**
             * Fuel fee
             * Format: decimal
             * @description Charged for managing fuel. Exact, with at most 6 decimals. Unit: AUD.
             */
            fuel_fee?: Figure | null;
            /**
             * Package admin fee
             * Format: decimal
             * @description Charged for running a salary package. Exact, with at most 6 decimals. Unit: AUD.
             */
            package_admin_fee?: Figure | null;
            /**
             * Packaging advice fee
             * Format: decimal
             * @description Charged for advice on salary packaging. Exact, with at most 6 decimals. Unit: AUD.
             */
            packaging_advice_fee?: Figure | null;
            /**
             * Packaging fees per year
             * Format: decimal
             * @description Packaging fees that fall due in a year. Exact, with at most 6 decimals. Unit: AUD.
             */
            packaging_fees_per_year?: Figure | null;
            /**
             * Lease replacement fee
             * Format: decimal
             * @description Charged when one lease is replaced by another. Exact, with at most 6 decimals. Unit: AUD.
             */
            lease_replacement_fee?: Figure | null;
            /**
             * Residual fee
             * Format: decimal
             * @description Charged for settling the residual at the end of a lease. Exact, with at most 6 decimals. Unit: AUD.
             */
            residual_fee?: Figure | null;
            /**
             * Disposal fee
             * Format: decimal
             * @description Charged for selling a vehicle at the end of its contract. Exact, with at most 6 decimals. Unit: AUD.
             */
            disposal_fee?: Figure | null;
            /**
             * Interest margin
             * Format: decimal
             * @description Added to the interest rate at which we borrow. Exact, with at most 6 decimals. Unit: %.
             */
            interest_margin?: Figure | null;
            /**
             * Residual margin
             * Format: decimal
             * @description Margin on the residual when a contract is quoted. Exact, with at most 6 decimals. Unit: %.
             */
            residual_margin?: Figure | null;
            /**
             * Maintenance uplift
             * Format: decimal
             * @description Added to the expected cost of maintenance. Exact, with at most 6 decimals. Unit: %.
             */
            maintenance_uplift_rate?: Figure | null;
            /**
             * Agreed lessee rate
             * Format: decimal
             * @description Rate agreed with the lessee, in the unit the agreement uses. Exact, with at most 6 decimals.
             */
            agreed_lessee_rate?: Figure | null;
            /**
             * Lessee rate includes VMP
             * @description Says that the lessee rate already has VMP in it. Default: `no`.
             */
            lessee_rate_include_vmp_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Quarterly rates
             * @description Gives the client rates that are set anew every quarter.
             */
            quarterly_rates_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Quarterly rates note
             * @description How and when quarterly rates are set.
             */
            quarterly_rates_note?: string | null;
            /**
             * Employer FBT type
             * @description How much FBT the employer has to pay. Default: `full-fbt-payable`.
             */
            employer_fbt_type?: components["schemas"]["EmployerFbtType"] | null;
            /**
             * Gross-up type
             * @description Which factor turns a benefit into its taxable value. Default: `fbt_type1_gross_up_factor`.
             */
            gross_up_rate_type?: components["schemas"]["GrossUpRateType"] | null;
            /**
             * Fixed statutory rate
             * Format: decimal
             * @description Statutory rate used in place of the one that would apply. Exact, with at most 6 decimals. Unit: %.
             */
            fixed_statutory_rate?: Figure | null;
            /**
             * Allow operating FBT type
             * @description Lets quotes use the operating type of FBT. Default: `yes`.
             */
            allow_operating_fbt_type_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Medicare levy
             * @description Counts the Medicare levy when tax savings are worked out. Default: `yes`.
             */
            medicare_levy_flag?: components["schemas"]["YesNo"] | null;
            /**
             * ECM allowed
             * @description Lets employees of the client choose post-tax contributions.
             */
            ecm_allowed_flag?: components["schemas"]["YesNo"] | null;
            /**
             * ECM
             * @description Uses post-tax contributions to bring FBT down. Default: `yes`.
             */
            ecm_flag?: components["schemas"]["YesNo"] | null;
            /**
             * GST on ECM
             * @description Counts GST in post-tax contributions. Default: `yes`.
             */
            gst_on_ecm_flag?: components["schemas"]["YesNo"] | null;
            /**
             * ECM event
             * @description Raises an event for post-tax contributions. Default: `no`.
             */
            event_ecm_flag?: components["schemas"]["YesNo"] | null;
            /**
             * NUDS event
             * @description Raises an event for NUDS. Default: `no`.
             */
            event_nuds_flag?: components["schemas"]["YesNo"] | null;
            /**
             * ITC passed on
             * @description Gives the employee the benefit of input tax credits. Default: `yes`.
             */
            itc_passed_on_flag?: components["schemas"]["YesNo"] | null;
            /**
             * ITC passed on rate
             * Format: decimal
             * @description Share of input tax credits that goes to the employee. Exact, with at most 6 decimals. Unit: %.
             */
            itc_passed_on_rate?: Figure | null;
            /**
             * ITC pass-on terms
             * @description How the employer has asked for credits to be passed on.
             */
            pass_on_itcs?: string | null;
            /**
             * Return ITC via payroll
             * @description Hands input tax credits back through the payroll. Default: `no`.
             */
            return_itc_via_payroll_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Salary type
             * @description What the salary figure of an employee takes in.
             */
            salary_type?: components["schemas"]["SalaryType"] | null;
            /**
             * Fixed super rate
             * Format: decimal
             * @description Superannuation rate used where super is fixed. Exact, with at most 6 decimals. Unit: %.
             */
            fixed_super_rate?: Figure | null;
            /**
             * Car allowance impact
             * @description Takes the loss of a car allowance into account. Default: `no`.
             */
            car_allowance_impact_flag?: components["schemas"]["YesNo"] | null;
            /**
             * FBT reporting
             * @description Prepares FBT reports for the client. Default: `no`.
             */
            fbt_reporting_flag?: components["schemas"]["YesNo"] | null;
            /**
             * FBT email, novated
             * @description Sends FBT reports on novated leases by email. Default: `no`.
             */
            fbt_email_novated?: components["schemas"]["YesNo"] | null;
            /**
             * FBT email, other
             * @description Sends FBT reports on all other contracts by email. Default: `no`.
             */
            fbt_email_other?: components["schemas"]["YesNo"] | null;
            /**
             * FBT note
             * @description What is special about FBT for this client.
             */
            fbt_note?: string | null;
            /**
             * Pay cycle 1
             * @description How often the employer pays on cycle 1.
             */
            pay_cycle_id?: string | null;
            /**
             * Pay cycle 1 active
             * @description Offers pay cycle 1 for new contracts. Default: `no`.
             */
            pay_cycle_id_active_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Pay cycle 1 payroll date
             * Format: date
             * @description A payday from which the others of cycle 1 are counted.
             */
            payroll_date?: string | null;
            /**
             * Pay cycle 2
             * @description How often the employer pays on cycle 2.
             */
            pay_cycle_id2?: string | null;
            /**
             * Pay cycle 2 active
             * @description Offers pay cycle 2 for new contracts. Default: `no`.
             */
            pay_cycle_id2_active_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Pay cycle 2 payroll date
             * Format: date
             * @description A payday from which the others of cycle 2 are counted.
             */
            payroll_date2?: string | null;
            /**
             * Pay cycle 3
             * @description How often the employer pays on cycle 3.
             */
            pay_cycle_id3?: string | null;
            /**
             * Pay cycle 3 active
             * @description Offers pay cycle 3 for new contracts. Default: `no`.
             */
            pay_cycle_id3_active_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Pay cycle 3 payroll date
             * Format: date
             * @description A payday from which the others of cycle 3 are counted.
             */
            payroll_date3?: string | null;
            /**
             * Pay cycle from quote
             * @description Gives a contract the pay cycle of its quote.
             */
            contract_pay_cycle_from_quote_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Payroll cut-off
             * @description When the payroll stops taking changes, in the words of the client.
             */
            payroll_cut_off?: string | null;
            /**
             * Payroll cut-off days
             * Format: int32
             * @description How long before payday the payroll stops taking changes. Unit: days.
             */
            payroll_cut_off_days?: number | null;
            /**
             * Fuel managed
             * @description Puts fuel cards of the client in our hands.
             */
            fuel_managed_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Fuel supplier
             * @description Company whose fuel cards the client uses.
             */
            fuel_supplier?: string | null;
            /**
             * Fuel card note
             * @description How fuel cards are ordered, limited and cancelled.
             */
            fuel_card_note?: string | null;
            /**
             * E-tags managed
             * @description Puts toll tags of the client in our hands.
             */
            etags_managed_flag?: components["schemas"]["YesNo"] | null;
            /**
             * E-tags note
             * @description How toll tags are ordered, moved and cancelled.
             */
            etags_managed_note?: string | null;
            /**
             * Novated leases
             * @description Opens novated leases to employees of the client.
             */
            novated_leases_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Novated management fee
             * Format: decimal
             * @description Charged for managing a vehicle on a novated lease. Exact, with at most 6 decimals. Unit: AUD.
             */
            novated_management_fee?: Figure | null;
            /**
             * Novated leases note
             * @description What the employer has agreed to about novated leases.
             */
            novated_leases_note?: string | null;
            /**
             * Luxury charge applied
             * @description Works out the charge for vehicles above the limit. Default: `yes`.
             */
            luxury_charge_applied_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Luxury charge invoiced
             * @description Puts the charge on the invoice. Default: `yes`.
             */
            luxury_charge_invoiced_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Luxury charge event
             * @description Raises an event for the charge. Default: `no`.
             */
            luxury_charge_event_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Maker A discount
             * @description What vehicle maker A takes off its prices for the client.
             */
            discount_maker_a?: string | null;
            /**
             * Maker B discount
             * @description What vehicle maker B takes off its prices for the client.
             */
            discount_maker_b?: string | null;
            /**
             * Maker C discount
             * @description What vehicle maker C takes off its prices for the client.
             */
            discount_maker_c?: string | null;
            /**
             * Maker D discount
             * @description What vehicle maker D takes off its prices for the client.
             */
            discount_maker_d?: string | null;
            /**
             * Spare discount 1
             * @description Spare entry 1, for a discount that has no field of its own.
             */
            discount_spare1?: string | null;
            /**
             * Spare discount 2
             * @description Spare entry 2, for a discount that has no field of its own.
             */
            discount_spare2?: string | null;
            /**
             * Spare discount 3
             * @description Spare entry 3, for a discount that has no field of its own.
             */
            discount_spare3?: string | null;
            /**
             * Spare discount 4
             * @description Spare entry 4, for a discount that has no field of its own.
             */
            discount_spare4?: string | null;
            /**
             * Spare discount 5
             * @description Spare entry 5, for a discount that has no field of its own.
             */
            discount_spare5?: string | null;
            /**
             * Registration and CTP type
             * @description Whether vehicles are registered and insured for business or private use. Default: `business`.
             */
            reg_ctp_type?: components["schemas"]["RegCtpType"] | null;
            /**
             * Send label to, novated
             * @description Who gets the registration label of a novated vehicle. Default: `driver`.
             */
            send_reg_label_novated?: components["schemas"]["LabelRecipient"] | null;
            /**
             * Send label to, others
             * @description Who gets the registration label of any other vehicle. Default: `client-contact-1`.
             */
            send_reg_label_others?: components["schemas"]["LabelRecipient"] | null;
            /**
             * Registration label note
             * @description What to mind when registration labels are sent out.
             */
            reg_label_note?: string | null;
            /**
             * Quote note for client
             * @description Text that goes to the client with a quote.
             */
            quote_client_note?: string | null;
            /**
             * Quote note, internal
             * @description What staff should know before they quote.
             */
            quote_internal_note?: string | null;
            /**
             * Booking note
             * @description What to mind when work on a vehicle is booked.
             */
            booking_note?: string | null;
            /**
             * Infringement note
             * @description How fines and other infringements are handled.
             */
            infringement_note?: string | null;
            /**
             * Recall notice note
             * @description Who is told of a recall, and how.
             */
            recall_notice_note?: string | null;
            /**
             * Client defaults
             * @description Values that a new contract of the client takes over.
             */
            client_defaults?: components["schemas"]["ClientDefaultsInput"] | null;
            /**
             * Bespoke field values
             * @description Names and values of the fields kept beside the standard ones. Any JSON object up to 64 KiB and 16 levels deep.
             */
            bespoke_field_values?: {
                [key: string]: unknown;
            } | null;
        };
        /** Client defaults */
        ClientDefaults: {
            /**
             * Establishment fee
             * Format: decimal
             * @description Fee for setting up a contract, unless it says otherwise. Exact, with at most 6 decimals. Unit: AUD.
             */
            establishment_fee: Figure | null;
            /**
             * Management fee
             * Format: decimal
             * @description Fee for managing a vehicle, unless its contract says otherwise. Exact, with at most 6 decimals. Unit: AUD.
             */
            management_fee: Figure | null;
            /**
             * Maintenance program fee
             * Format: decimal
             * @description Fee for the maintenance program of a vehicle. Exact, with at most 6 decimals. Unit: AUD.
             */
            maintenance_program_fee: Figure | null;
            /**
             * Accident management fee
             * Format: decimal
             * @description Fee for handling accidents of a vehicle. Exact, with at most 6 decimals. Unit: AUD.
             */
            accident_management_fee: Figure | null;
            /**
             * Delivery fee funded
             * @description Makes the delivery fee part of the amount financed.
             */
            delivery_fee_funded_flag: components["schemas"]["YesNo"] | null;
            /**
             * Fuel on delivery funded
             * @description Makes fuel on delivery part of the amount financed.
             */
            fuel_on_delivery_funded_flag: components["schemas"]["YesNo"] | null;
            /**
             * Excess km rate
             * Format: decimal
             * @description Price of each kilometre over the contract. Exact, with at most 6 decimals. Unit: AUD/km.
             */
            excess_km_rate: Figure | null;
            /**
             * Residual margin
             * Format: decimal
             * @description Margin on the residual, unless the vehicle is commercial. Exact, with at most 6 decimals. Unit: %.
             */
            residual_margin_rate: Figure | null;
            /**
             * Residual margin, commercial
             * Format: decimal
             * @description Margin on the residual of commercial vehicles. Exact, with at most 6 decimals. Unit: %.
             */
            residual_margin_rate_commercial: Figure | null;
            /**
             * Novated residual basis
             * @description What the residual of a novated lease is worked out from.
             */
            novated_residual_basis: string | null;
            /**
             * Novated commission
             * Format: decimal
             * @description Commission earned on a novated lease. Exact, with at most 6 decimals. Unit: %.
             */
            novated_commission_rate: Figure | null;
            /**
             * Financier
             * @description Supplier who finances the contract.
             */
            supplier_id_financier: string | null;
            /**
             * Insurer
             * @description Supplier who insures the vehicle.
             */
            supplier_id_insurer: string | null;
            /**
             * Policy owner
             * @description In whose name the insurance policy is taken out.
             */
            policy_owner_type: string | null;
            /**
             * Broker fee exempt
             * @description Leaves out the fee of the insurance broker.
             */
            insurance_broker_fee_exempt_flag: components["schemas"]["YesNo"] | null;
            /**
             * Roadside assistance plan
             * @description Plan under which drivers get help on the road.
             */
            roadside_assistance_plan_code: string | null;
            /**
             * Relief vehicle
             * @description Gives the driver another vehicle while theirs is off the road.
             */
            relief_vehicle_flag: components["schemas"]["YesNo"] | null;
            /**
             * Carbon emission offset
             * @description Offsets the emissions of the vehicle.
             */
            carbon_emission_offset_flag: components["schemas"]["YesNo"] | null;
            /**
             * Client group
             * @description Ties the contract to the group of the client.
             */
            client_group_flag: components["schemas"]["YesNo"] | null;
        };
        /** Client defaults */
        ClientDefaultsInput: {
            /**
             * Establishment fee
             * Format: decimal
             * @description Fee for setting up a contract, unless it says otherwise. Exact, with at most 6 decimals. Unit: AUD.
             */
            establishment_fee?: Figure | null;
            /**
             * Management fee
             * Format: decimal
             * @description Fee for managing a vehicle, unless its contract says otherwise. Exact, with at most 6 decimals. Unit: AUD.
             */
            management_fee?: Figure | null;
            /**
             * Maintenance program fee
             * Format: decimal
             * @description Fee for the maintenance program of a vehicle. Exact, with at most 6 decimals. Unit: AUD.
             */
            maintenance_program_fee?: Figure | null;
            /**
             * Accident management fee
             * Format: decimal
             * @description Fee for handling accidents of a vehicle. Exact, with at most 6 decimals. Unit: AUD.
             */
            accident_management_fee?: Figure | null;
            /**
             * Delivery fee funded
             * @description Makes the delivery fee part of the amount financed.
             */
            delivery_fee_funded_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Fuel on delivery funded
             * @description Makes fuel on delivery part of the amount financed.
             */
            fuel_on_delivery_funded_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Excess km rate
             * Format: decimal
             * @description Price of each kilometre over the contract. Exact, with at most 6 decimals. Unit: AUD/km.
             */
            excess_km_rate?: Figure | null;
            /**
             * Residual margin
             * Format: decimal
             * @description Margin on the residual, unless the vehicle is commercial. Exact, with at most 6 decimals. Unit: %.
             */
            residual_margin_rate?: Figure | null;
            /**
             * Residual margin, commercial
             * Format: decimal
             * @description Margin on the residual of commercial vehicles. Exact, with at most 6 decimals. Unit: %.
             */
            residual_margin_rate_commercial?: Figure | null;
            /**
             * Novated residual basis
             * @description What the residual of a novated lease is worked out from.
             */
            novated_residual_basis?: string | null;
            /**
             * Novated commission
             * Format: decimal
             * @description Commission earned on a novated lease. Exact, with at most 6 decimals. Unit: %.
             */
            novated_commission_rate?: Figure | null;
            /**
             * Financier
             * @description Supplier who finances the contract.
             */
            supplier_id_financier?: string | null;
            /**
             * Insurer
             * @description Supplier who insures the vehicle.
             */
            supplier_id_insurer?: string | null;
            /**
             * Policy owner
             * @description In whose name the insurance policy is taken out.
             */
            policy_owner_type?: string | null;
            /**
             * Broker fee exempt
             * @description Leaves out the fee of the insurance broker.
             */
            insurance_broker_fee_exempt_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Roadside assistance plan
             * @description Plan under which drivers get help on the road.
             */
            roadside_assistance_plan_code?: string | null;
            /**
             * Relief vehicle
             * @description Gives the driver another vehicle while theirs is off the road.
             */
            relief_vehicle_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Carbon emission offset
             * @description Offsets the emissions of the vehicle.
             */
            carbon_emission_offset_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Client group
             * @description Ties the contract to the group of the client.
             */
            client_group_flag?: components["schemas"]["YesNo"] | null;
        };
        /** What would change of one client */
        ClientDryRun: {
            client_id: string;
            /** @description ETag of the client that the dry run looked at: send it back as `_if_match`. */
            etag: string;
            changes: components["schemas"]["Change"][];
        };
        /**
         * What would change
         * @description With `dry_run=true`: what would change, in the order of the request.
         */
        ClientDryRunList: components["schemas"]["ClientDryRun"][];
        /**
         * Changed clients
         * @description The clients, in the order of the request.
         */
        ClientList: components["schemas"]["Client"][];
        /** The record, or with dry_run=true what would change of it */
        ClientOrChanges: components["schemas"]["Client"] | components["schemas"]["ClientChanges"];
        /** Page of clients */
        ClientPage: {
            data: components["schemas"]["ListedClient"][];
            /** @description The cursor of the next page; null on the last. */
            next_cursor: string | null;
            /** @description How many match, over all pages. */
            total: number;
            /** @description False where the total is an estimate. */
            total_exact: boolean;
        };
        /**
         * Client
         * @description The members to change. An absent one stays as it is; null unsets one, so that it reads as its default again.
         */
        ClientPatch: {
            /**
             * Client ID
             * @description Number given to the client when it was created. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            client_id?: string;
            /**
             * Name
             * @description Name under which the client appears in lists, letters and invoices.
             */
            name?: string | null;
            /**
             * Client code
             * @description Short code staff use to find the client.
             */
            client_code?: string | null;
            /**
             * Client type
             * @description Where the client stands between lead and former client.
             */
            client_type?: components["schemas"]["ClientType"] | null;
            /**
             * Client class
             * @description Class that groups similar clients in reports.
             */
            client_class?: string | null;
            /**
             * ABN
             * @description Australian Business Number of the client.
             */
            abn?: string | null;
            /**
             * ACN
             * @description Australian Company Number, if the client is a company.
             */
            acn?: string | null;
            /**
             * ARBN
             * @description Registered Body Number, if the client has one in place of an ACN.
             */
            arbn?: string | null;
            /**
             * Corporate type
             * @description Legal form of the client, from the code list.
             */
            corporate_type_id?: string | null;
            /**
             * Industry
             * @description Industry the client works in, from the code list.
             */
            client_industry_id?: string | null;
            /**
             * SIC code
             * @description Standard industrial classification of the business.
             */
            sic_code?: string | null;
            /**
             * Business start
             * Format: date
             * @description Day on which the client began trading.
             */
            business_start_date?: string | null;
            /**
             * Financial year ends
             * @description Month in which the client closes its books.
             */
            financial_year_end?: components["schemas"]["FinancialYearEnd"] | null;
            /**
             * Full-time equivalents
             * Format: int32
             * @description Size of the workforce, counted as full-time staff. Unit: people.
             */
            no_of_ftes?: number | null;
            /**
             * Parent client
             * @description Client record of the organisation that owns this one.
             */
            client_id_parent?: string | null;
            /**
             * Client group
             * @description Group whose members are reported together.
             */
            client_group_id?: string | null;
            /**
             * Client group note
             * @description What staff should know about the group and its members.
             */
            client_group_note?: string | null;
            /**
             * External client ID
             * @description Number of this client in another system.
             */
            client_id_external?: string | null;
            /**
             * History only
             * @description Keeps the client for past records and out of new business. Default: `no`.
             */
            history_only_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Marked for update
             * Format: date-time
             * @description Moment at which the record was marked as needing an update elsewhere.
             */
            dirty_flag?: string | null;
            /**
             * Account manager
             * @description User who looks after the client from day to day.
             */
            user_id?: string | null;
            /**
             * Salesperson
             * @description User to whom sales to this client are credited.
             */
            user_id_sales?: string | null;
            /**
             * Channel
             * @description Sales channel through which the client came to us.
             */
            channel_id?: string | null;
            /**
             * Agreement type
             * @description Kind of agreement the client has signed.
             */
            client_agreement_type_id?: string | null;
            /**
             * MLA date
             * Format: date
             * @description Day on which the master lease agreement was signed.
             */
            mla_date?: string | null;
            /**
             * MLA non-standard
             * @description Warns that the master lease agreement departs from our usual terms.
             */
            mla_non_standard_flag?: components["schemas"]["YesNo"] | null;
            /**
             * MLA note
             * @description What is special about the master lease agreement.
             */
            mla_note?: string | null;
            /**
             * Allow quoting
             * @description Lets quotes be made for this client. Default: `no`.
             */
            allow_quoting_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Allow quoting within cap
             * @description Lets quotes be made as long as they stay below the cap. Default: `yes`.
             */
            allow_quoting_within_cap_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Excluded inclusions
             * @description Inclusions that are not to be offered to this client.
             */
            inclusion_client_exclusions?: string[] | null;
            /**
             * Lead time
             * Format: int32
             * @description Time to allow between order and delivery. Unit: days.
             */
            lead_time?: number | null;
            /**
             * Contract inertia
             * @description Lets contracts run on past their end until someone acts. Default: `no`.
             */
            contract_inertia_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Early terminations policy
             * @description What is charged or waived when a contract ends early.
             */
            early_terminations_policy?: string | null;
            /**
             * Interim services
             * @description Covers services that fall between the scheduled ones. Default: `yes`.
             */
            interim_service_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Wear and tear allowance
             * Format: decimal
             * @description Damage from normal use that is accepted when a vehicle comes back. Exact, with at most 6 decimals. Unit: AUD.
             */
            wear_tear_allowance?: Figure | null;
            /**
             * Free distance buffer
             * Format: int32
             * @description Distance over the contract that is not charged. Unit: km.
             */
            free_km_buffer?: number | null;
            /**
             * FOC car policy
             * @description When and for whom the client is given FOC cars.
             */
            foc_car_policy?: string | null;
            /**
             * Shared fleet
             * @description Marks a fleet that this client does not have with us alone.
             */
            shared_fleet_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Shared fleet note
             * @description Who else has a part in the fleet, and which.
             */
            shared_fleet_note?: string | null;
            /**
             * Repairer
             * @description Supplier to whom repairs of this fleet go first.
             */
            supplier_id_repairer?: string | null;
            /**
             * Insurance broker
             * @description Supplier who arranges insurance for the client.
             */
            supplier_id_broker?: string | null;
            /**
             * Insurer
             * @description Supplier record of the company that insures the fleet.
             */
            supplier_id_insurer?: string | null;
            /**
             * Insurer name
             * @description Insurer as the client names it, also where it is not a supplier of ours.
             */
            insurer?: string | null;
            /**
             * Policy number
             * @description Insurance policy to quote when a claim is made.
             */
            policy_number?: string | null;
            /**
             * SL export
             * @description Takes the client into the SL export.
             */
            sl_export_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Phone
             * @description Main telephone number of the client.
             */
            phone?: string | null;
            /**
             * Mobile
             * @description Main mobile number of the client.
             */
            mobile?: string | null;
            /**
             * Fax
             * @description Fax number of the client.
             */
            fax?: string | null;
            /**
             * Contact 1 name
             * @description Full name of contact 1.
             */
            contact1_name?: string | null;
            /**
             * Contact 1 job title
             * @description Position of contact 1 at the client.
             */
            contact1_job_title?: string | null;
            /**
             * Contact 1 phone
             * @description Number on which to reach contact 1.
             */
            contact1_phone?: string | null;
            /**
             * Contact 1 email
             * @description Address to which mail for contact 1 goes.
             */
            contact1_email?: string | null;
            /**
             * Contact 1 note
             * @description What to know before getting in touch with contact 1.
             */
            contact1_note?: string | null;
            /**
             * Contact 2 name
             * @description Full name of contact 2.
             */
            contact2_name?: string | null;
            /**
             * Contact 2 job title
             * @description Position of contact 2 at the client.
             */
            contact2_job_title?: string | null;
            /**
             * Contact 2 phone
             * @description Number on which to reach contact 2.
             */
            contact2_phone?: string | null;
            /**
             * Contact 2 email
             * @description Address to which mail for contact 2 goes.
             */
            contact2_email?: string | null;
            /**
             * Contact 2 note
             * @description What to know before getting in touch with contact 2.
             */
            contact2_note?: string | null;
            /**
             * Contact 3 name
             * @description Full name of contact 3.
             */
            contact3_name?: string | null;
            /**
             * Contact 3 job title
             * @description Position of contact 3 at the client.
             */
            contact3_job_title?: string | null;
            /**
             * Contact 3 phone
             * @description Number on which to reach contact 3.
             */
            contact3_phone?: string | null;
            /**
             * Contact 3 email
             * @description Address to which mail for contact 3 goes.
             */
            contact3_email?: string | null;
            /**
             * Contact 3 note
             * @description What to know before getting in touch with contact 3.
             */
            contact3_note?: string | null;
            /**
             * Contact 4 name
             * @description Full name of contact 4.
             */
            contact4_name?: string | null;
            /**
             * Contact 4 job title
             * @description Position of contact 4 at the client.
             */
            contact4_job_title?: string | null;
            /**
             * Contact 4 phone
             * @description Number on which to reach contact 4.
             */
            contact4_phone?: string | null;
            /**
             * Contact 4 email
             * @description Address to which mail for contact 4 goes.
             */
            contact4_email?: string | null;
            /**
             * Contact 4 note
             * @description What to know before getting in touch with contact 4.
             */
            contact4_note?: string | null;
            /**
             * Contact 5 name
             * @description Full name of contact 5.
             */
            contact5_name?: string | null;
            /**
             * Contact 5 job title
             * @description Position of contact 5 at the client.
             */
            contact5_job_title?: string | null;
            /**
             * Contact 5 phone
             * @description Number on which to reach contact 5.
             */
            contact5_phone?: string | null;
            /**
             * Contact 5 email
             * @description Address to which mail for contact 5 goes.
             */
            contact5_email?: string | null;
            /**
             * Contact 5 note
             * @description What to know before getting in touch with contact 5.
             */
            contact5_note?: string | null;
            /**
             * Contacts note
             * @description What holds for all contacts, such as who decides what.
             */
            contact_note?: string | null;
            /**
             * Address line 1
             * @description First line of the street address.
             */
            address1?: string | null;
            /**
             * Address line 2
             * @description Second line of the street address.
             */
            address2?: string | null;
            /**
             * Suburb or town
             * @description Suburb or town of the street address.
             */
            area?: string | null;
            /**
             * State
             * @description State or territory of the street address, or NZ.
             */
            state?: components["schemas"]["State"] | null;
            /**
             * Postcode
             * @description Postcode of the street address.
             */
            pcode?: string | null;
            /**
             * Country
             * @description Country of the street address, from the code list.
             */
            country_id?: string | null;
            /**
             * Address PID
             * @description Entry of the street address in the address database.
             */
            address_detail_pid?: string | null;
            /**
             * Postal address line 1
             * @description First line of the address for mail.
             */
            postal_address1?: string | null;
            /**
             * Postal address line 2
             * @description Second line of the address for mail.
             */
            postal_address2?: string | null;
            /**
             * Postal suburb or town
             * @description Suburb or town of the address for mail.
             */
            postal_area?: string | null;
            /**
             * Postal state
             * @description State or territory of the address for mail, or NZ.
             */
            postal_state?: components["schemas"]["State"] | null;
            /**
             * Postal postcode
             * @description Postcode of the address for mail.
             */
            postal_pcode?: string | null;
            /**
             * Postal country
             * @description Country of the address for mail, from the code list.
             */
            postal_country_id?: string | null;
            /**
             * Postal address PID
             * @description Entry of the address for mail in the address database.
             */
            postal_address_detail_pid?: string | null;
            /**
             * Prospect since
             * Format: date
             * @description Day on which we began to court the client.
             */
            prospect_start?: string | null;
            /**
             * Prospect priority
             * @description How soon sales staff should turn to this prospect.
             */
            prospect_priority?: components["schemas"]["ProspectPriority"] | null;
            /**
             * Prospect probability
             * @description How likely it is that the prospect becomes a client.
             */
            prospect_probability?: components["schemas"]["ProspectProbability"] | null;
            /**
             * Target strike rate
             * Format: int32
             * @description Share of quotes we aim to turn into contracts. Unit: %.
             */
            target_strike_rate?: number | null;
            /**
             * Last contact
             * Format: date
             * @description Day on which we last spoke or wrote to the client.
             */
            last_contact_date?: string | null;
            /**
             * Next contact
             * Format: date
             * @description Day on which to get in touch again.
             */
            next_contact_date?: string | null;
            /**
             * Last visit
             * Format: date
             * @description Day on which we last called on the client in person.
             */
            visit_last_date?: string | null;
            /**
             * Next visit
             * Format: date
             * @description Day for which the next visit is planned.
             */
            visit_next_date?: string | null;
            /**
             * Proposal date
             * Format: date
             * @description Day on which our proposal went to the client.
             */
            proposal_date?: string | null;
            /**
             * Due date
             * Format: date
             * @description Day by which the next step with the client is due.
             */
            due_date?: string | null;
            /**
             * Potential fleet size
             * Format: int32
             * @description Vehicles the client could run in all. Unit: vehicles.
             */
            potential_fleet_size?: number | null;
            /**
             * Potential fleet managed
             * Format: int32
             * @description Vehicles we could manage for the client. Unit: vehicles.
             */
            potential_fleet_managed?: number | null;
            /**
             * Potential operating
             * Format: int32
             * @description Vehicles that could go on operating leases. Unit: vehicles.
             */
            potential_operating?: number | null;
            /**
             * Potential finance
             * Format: int32
             * @description Vehicles that could go on finance leases. Unit: vehicles.
             */
            potential_finance?: number | null;
            /**
             * Potential novated
             * Format: int32
             * @description Vehicles that could go on novated leases. Unit: vehicles.
             */
            potential_novated?: number | null;
            /**
             * Competitors
             * @description Other providers the client uses or is considering.
             */
            competitors?: string | null;
            /**
             * Prospect note
             * @description What sales staff have learned about the prospect.
             */
            prospect_note?: string | null;
            /**
             * Billing interval
             * @description How often the client is billed. Default: `monthly`.
             */
            billing_interval?: components["schemas"]["BillingInterval"] | null;
            /**
             * Common billing day
             * @description Weekday or day of the month on which contracts are billed together. Default: `1`.
             */
            common_day?: components["schemas"]["CommonDay"] | null;
            /**
             * Advance or arrears
             * @description Whether a period is billed before it starts or after it ends. Default: `advance`.
             */
            advance_arrears?: components["schemas"]["AdvanceArrears"] | null;
            /**
             * Billing type
             * @description Which billing runs the client takes part in. Default: `any`.
             */
            billing_type_flag?: components["schemas"]["BillingTypeFlag"] | null;
            /**
             * Billing terms
             * @description Terms that set how long the client has to pay.
             */
            billing_terms_id?: string | null;
            /**
             * Periodic start
             * Format: int32
             * @description Number of the period with which periodic billing starts.
             */
            periodic_start?: number | null;
            /**
             * Initial billings
             * Format: int32
             * @description How many invoices are raised at the start of a contract. Unit: invoices.
             */
            initial_billings?: number | null;
            /**
             * Periods deferred
             * Format: int32
             * @description How many periods pass before the first one is billed. Unit: periods.
             */
            periods_deferred?: number | null;
            /**
             * Defer budget term
             * @description Starts the term of budgets only after the deferred periods.
             */
            budgets_term_deferred_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Defer finance budget term
             * @description Starts the term of the finance budget only after the deferred periods.
             */
            finance_budget_term_deferred_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Booking billing
             * @description Whether bookings get an invoice each or go with the regular billing. Default: `billing`.
             */
            booking_billing_type?: components["schemas"]["BookingBillingType"] | null;
            /**
             * Invoice content
             * @description How much an invoice shows of what it charges. Default: `detail-only`.
             */
            invoice_options?: components["schemas"]["InvoiceOptions"] | null;
            /**
             * Bill by client order number
             * @description Raises a separate invoice for each order number of the client. Default: `no`.
             */
            billing_by_client_order_no_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Purchase order number
             * @description Order number to print on invoices for this client.
             */
            purchase_order_no?: string | null;
            /**
             * Cost centres mandatory
             * @description Insists on a cost centre for every vehicle of the client. Default: `no`.
             */
            cost_centres_mandatory_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Print finance
             * @description Prints the finance part of the rental for the client to see. Default: `no`.
             */
            print_finance_flag?: components["schemas"]["YesNo"] | null;
            /**
             * RCTI
             * @description Lets tax invoices be issued by the party that pays them. Default: `no`.
             */
            rcti_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Email attachment
             * @description Which files go with an invoice sent by email. Default: `pdf`.
             */
            billing_email_attachment_type?: components["schemas"]["BillingEmailAttachmentType"] | null;
            /**
             * Email by billing group
             * @description Sends one email for each billing group. Default: `no`.
             */
            billing_group_email_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Report delivery
             * @description How reports reach the client. Default: `email`.
             */
            report_delivery_type?: components["schemas"]["ReportDeliveryType"] | null;
            /**
             * Payment method
             * @description How the client pays its invoices.
             */
            payment_method?: components["schemas"]["PaymentMethod"] | null;
            /**
             * BSB
             * @description Branch of the bank account used with the client.
             */
            bank_bsb?: string | null;
            /**
             * Account number
             * @description Bank account used with the client.
             */
            bank_account_number?: string | null;
            /**
             * Account suffix
             * @description Ending of the account number, where the bank uses one.
             */
            bank_account_suffix?: string | null;
            /**
             * Finance limit
             * Format: decimal
             * @description Most that may be financed for the client at one time. Exact, with at most 6 decimals. Unit: AUD.
             */
            finance_limit?: Figure | null;
            /**
             * Facility type
             * @description Kind of credit facility the client has.
             */
            facility_type_id?: string | null;
            /**
             * Credit rating
             * @description How we rate the client as a debtor.
             */
            client_credit_ratings_id?: string | null;
            /**
             * Finance accepted
             * Format: date
             * @description Day on which credit for the client was accepted.
             */
            finance_accepted_date?: string | null;
            /**
             * Finance review
             * Format: date
             * @description Day on which the credit is to be looked at again.
             */
            finance_review_date?: string | null;
            /**
             * Financials dated
             * Format: date
             * @description Date of the latest financial statements we hold.
             */
            financials_date?: string | null;
            /**
             * Company tax rate
             * Format: decimal
             * @description Tax rate of the client that calculations use. Exact, with at most 6 decimals. Unit: %.
             */
            company_tax_rate?: Figure | null;
            /**
             * Stamp duty exempt
             * @description Leaves stamp duty out of vehicle purchases for the client. Default: `no`.
             */
            purchase_stamp_duty_exempt_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Guarantor 1 name
             * @description Person or company that stands in as guarantor 1.
             */
            guarantor1_name?: string | null;
            /**
             * Guarantor 1 phone
             * @description Number on which to reach guarantor 1.
             */
            guarantor1_phone?: string | null;
            /**
             * Guarantor 2 name
             * @description Person or company that stands in as guarantor 2.
             */
            guarantor2_name?: string | null;
            /**
             * Guarantor 2 phone
             * @description Number on which to reach guarantor 2.
             */
            guarantor2_phone?: string | null;
            /**
             * Guarantor 3 name
             * @description Person or company that stands in as guarantor 3.
             */
            guarantor3_name?: string | null;
            /**
             * Guarantor 3 phone
             * @description Number on which to reach guarantor 3.
             */
            guarantor3_phone?: string | null;
            /**
             * Approval limit
             * Format: decimal
             * @description Amount up to which work is approved without asking the client. Exact, with at most 6 decimals. Unit: AUD.
             */
            approval_limit?: Figure | null;
            /**
             * Send approval emails
             * @description Sends an email when an approval is asked for or given. Default: `yes`.
             */
            send_approval_email_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Approval note
             * @description What to mind when approving work for the client.
             */
            approval_note?: string | null;
            /**
             * Establishment fee
             * Format: decimal
             * @description Charged when a contract is set up. Exact, with at most 6 decimals. Unit: AUD.
             */
            establishment_fee?: Figure | null;
            /**
             * Document fee
             * Format: decimal
             * @description Charged for preparing the contract documents. Exact, with at most 6 decimals. Unit: AUD.
             */
            document_fee?: Figure | null;
            /**
             * Document fee, budgeted
             * Format: decimal
             * @description Document fee that is put into the budget of a contract. Exact, with at most 6 decimals. Unit: AUD.
             */
            document_fee_budgeted?: Figure | null;
            /**
             * Sourcing fee
             * Format: decimal
             * @description Charged for finding and ordering a vehicle. Exact, with at most 6 decimals. Unit: AUD.
             */
            sourcing_fee?: Figure | null;
            /**
             * REVS fee
             * Format: decimal
             * @description Charged for checking that a vehicle is free of debt. Exact, with at most 6 decimals. Unit: AUD.
             */
            revs_fee?: Figure | null;
            /**
             * Delivery fee
             * Format: decimal
             * @description Charged for bringing a vehicle to its driver. Exact, with at most 6 decimals. Unit: AUD.
             */
            delivery_fee?: Figure | null;
            /**
             * Fuel on delivery
             * Format: decimal
             * @description Charged for the fuel in a vehicle when it is handed over. Exact, with at most 6 decimals. Unit: AUD.
             */
            fuel_on_delivery?: Figure | null;
            /**
             * Management fee
             * Format: decimal
             * @description Charged for managing a vehicle. Exact, with at most 6 decimals. Unit: AUD.
             */
            management_fee?: Figure | null;
            /**
             * Fuel fee
             * Format: decimal
             * @description Charged for managing fuel. Exact, with at most 6 decimals. Unit: AUD.
             */
            fuel_fee?: Figure | null;
            /**
             * Package admin fee
             * Format: decimal
             * @description Charged for running a salary package. Exact, with at most 6 decimals. Unit: AUD.
             */
            package_admin_fee?: Figure | null;
            /**
             * Packaging advice fee
             * Format: decimal
             * @description Charged for advice on salary packaging. Exact, with at most 6 decimals. Unit: AUD.
             */
            packaging_advice_fee?: Figure | null;
            /**
             * Packaging fees per year
             * Format: decimal
             * @description Packaging fees that fall due in a year. Exact, with at most 6 decimals. Unit: AUD.
             */
            packaging_fees_per_year?: Figure | null;
            /**
             * Lease replacement fee
             * Format: decimal
             * @description Charged when one lease is replaced by another. Exact, with at most 6 decimals. Unit: AUD.
             */
            lease_replacement_fee?: Figure | null;
            /**
             * Residual fee
             * Format: decimal
             * @description Charged for settling the residual at the end of a lease. Exact, with at most 6 decimals. Unit: AUD.
             */
            residual_fee?: Figure | null;
            /**
             * Disposal fee
             * Format: decimal
             * @description Charged for selling a vehicle at the end of its contract. Exact, with at most 6 decimals. Unit: AUD.
             */
            disposal_fee?: Figure | null;
            /**
             * Interest margin
             * Format: decimal
             * @description Added to the interest rate at which we borrow. Exact, with at most 6 decimals. Unit: %.
             */
            interest_margin?: Figure | null;
            /**
             * Residual margin
             * Format: decimal
             * @description Margin on the residual when a contract is quoted. Exact, with at most 6 decimals. Unit: %.
             */
            residual_margin?: Figure | null;
            /**
             * Maintenance uplift
             * Format: decimal
             * @description Added to the expected cost of maintenance. Exact, with at most 6 decimals. Unit: %.
             */
            maintenance_uplift_rate?: Figure | null;
            /**
             * Agreed lessee rate
             * Format: decimal
             * @description Rate agreed with the lessee, in the unit the agreement uses. Exact, with at most 6 decimals.
             */
            agreed_lessee_rate?: Figure | null;
            /**
             * Lessee rate includes VMP
             * @description Says that the lessee rate already has VMP in it. Default: `no`.
             */
            lessee_rate_include_vmp_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Quarterly rates
             * @description Gives the client rates that are set anew every quarter.
             */
            quarterly_rates_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Quarterly rates note
             * @description How and when quarterly rates are set.
             */
            quarterly_rates_note?: string | null;
            /**
             * Employer FBT type
             * @description How much FBT the employer has to pay. Default: `full-fbt-payable`.
             */
            employer_fbt_type?: components["schemas"]["EmployerFbtType"] | null;
            /**
             * Gross-up type
             * @description Which factor turns a benefit into its taxable value. Default: `fbt_type1_gross_up_factor`.
             */
            gross_up_rate_type?: components["schemas"]["GrossUpRateType"] | null;
            /**
             * Fixed statutory rate
             * Format: decimal
             * @description Statutory rate used in place of the one that would apply. Exact, with at most 6 decimals. Unit: %.
             */
            fixed_statutory_rate?: Figure | null;
            /**
             * Allow operating FBT type
             * @description Lets quotes use the operating type of FBT. Default: `yes`.
             */
            allow_operating_fbt_type_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Medicare levy
             * @description Counts the Medicare levy when tax savings are worked out. Default: `yes`.
             */
            medicare_levy_flag?: components["schemas"]["YesNo"] | null;
            /**
             * ECM allowed
             * @description Lets employees of the client choose post-tax contributions.
             */
            ecm_allowed_flag?: components["schemas"]["YesNo"] | null;
            /**
             * ECM
             * @description Uses post-tax contributions to bring FBT down. Default: `yes`.
             */
            ecm_flag?: components["schemas"]["YesNo"] | null;
            /**
             * GST on ECM
             * @description Counts GST in post-tax contributions. Default: `yes`.
             */
            gst_on_ecm_flag?: components["schemas"]["YesNo"] | null;
            /**
             * ECM event
             * @description Raises an event for post-tax contributions. Default: `no`.
             */
            event_ecm_flag?: components["schemas"]["YesNo"] | null;
            /**
             * NUDS event
             * @description Raises an event for NUDS. Default: `no`.
             */
            event_nuds_flag?: components["schemas"]["YesNo"] | null;
            /**
             * ITC passed on
             * @description Gives the employee the benefit of input tax credits. Default: `yes`.
             */
            itc_passed_on_flag?: components["schemas"]["YesNo"] | null;
            /**
             * ITC passed on rate
             * Format: decimal
             * @description Share of input tax credits that goes to the employee. Exact, with at most 6 decimals. Unit: %.
             */
            itc_passed_on_rate?: Figure | null;
            /**
             * ITC pass-on terms
             * @description How the employer has asked for credits to be passed on.
             */
            pass_on_itcs?: string | null;
            /**
             * Return ITC via payroll
             * @description Hands input tax credits back through the payroll. Default: `no`.
             */
            return_itc_via_payroll_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Salary type
             * @description What the salary figure of an employee takes in.
             */
            salary_type?: components["schemas"]["SalaryType"] | null;
            /**
             * Fixed super rate
             * Format: decimal
             * @description Superannuation rate used where super is fixed. Exact, with at most 6 decimals. Unit: %.
             */
            fixed_super_rate?: Figure | null;
            /**
             * Car allowance impact
             * @description Takes the loss of a car allowance into account. Default: `no`.
             */
            car_allowance_impact_flag?: components["schemas"]["YesNo"] | null;
            /**
             * FBT reporting
             * @description Prepares FBT reports for the client. Default: `no`.
             */
            fbt_reporting_flag?: components["schemas"]["YesNo"] | null;
            /**
             * FBT email, novated
             * @description Sends FBT reports on novated leases by email. Default: `no`.
             */
            fbt_email_novated?: components["schemas"]["YesNo"] | null;
            /**
             * FBT email, other
             * @description Sends FBT reports on all other contracts by email. Default: `no`.
             */
            fbt_email_other?: components["schemas"]["YesNo"] | null;
            /**
             * FBT note
             * @description What is special about FBT for this client.
             */
            fbt_note?: string | null;
            /**
             * Pay cycle 1
             * @description How often the employer pays on cycle 1.
             */
            pay_cycle_id?: string | null;
            /**
             * Pay cycle 1 active
             * @description Offers pay cycle 1 for new contracts. Default: `no`.
             */
            pay_cycle_id_active_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Pay cycle 1 payroll date
             * Format: date
             * @description A payday from which the others of cycle 1 are counted.
             */
            payroll_date?: string | null;
            /**
             * Pay cycle 2
             * @description How often the employer pays on cycle 2.
             */
            pay_cycle_id2?: string | null;
            /**
             * Pay cycle 2 active
             * @description Offers pay cycle 2 for new contracts. Default: `no`.
             */
            pay_cycle_id2_active_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Pay cycle 2 payroll date
             * Format: date
             * @description A payday from which the others of cycle 2 are counted.
             */
            payroll_date2?: string | null;
            /**
             * Pay cycle 3
             * @description How often the employer pays on cycle 3.
             */
            pay_cycle_id3?: string | null;
            /**
             * Pay cycle 3 active
             * @description Offers pay cycle 3 for new contracts. Default: `no`.
             */
            pay_cycle_id3_active_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Pay cycle 3 payroll date
             * Format: date
             * @description A payday from which the others of cycle 3 are counted.
             */
            payroll_date3?: string | null;
            /**
             * Pay cycle from quote
             * @description Gives a contract the pay cycle of its quote.
             */
            contract_pay_cycle_from_quote_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Payroll cut-off
             * @description When the payroll stops taking changes, in the words of the client.
             */
            payroll_cut_off?: string | null;
            /**
             * Payroll cut-off days
             * Format: int32
             * @description How long before payday the payroll stops taking changes. Unit: days.
             */
            payroll_cut_off_days?: number | null;
            /**
             * Fuel managed
             * @description Puts fuel cards of the client in our hands.
             */
            fuel_managed_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Fuel supplier
             * @description Company whose fuel cards the client uses.
             */
            fuel_supplier?: string | null;
            /**
             * Fuel card note
             * @description How fuel cards are ordered, limited and cancelled.
             */
            fuel_card_note?: string | null;
            /**
             * E-tags managed
             * @description Puts toll tags of the client in our hands.
             */
            etags_managed_flag?: components["schemas"]["YesNo"] | null;
            /**
             * E-tags note
             * @description How toll tags are ordered, moved and cancelled.
             */
            etags_managed_note?: string | null;
            /**
             * Novated leases
             * @description Opens novated leases to employees of the client.
             */
            novated_leases_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Novated management fee
             * Format: decimal
             * @description Charged for managing a vehicle on a novated lease. Exact, with at most 6 decimals. Unit: AUD.
             */
            novated_management_fee?: Figure | null;
            /**
             * Novated leases note
             * @description What the employer has agreed to about novated leases.
             */
            novated_leases_note?: string | null;
            /**
             * Luxury charge applied
             * @description Works out the charge for vehicles above the limit. Default: `yes`.
             */
            luxury_charge_applied_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Luxury charge invoiced
             * @description Puts the charge on the invoice. Default: `yes`.
             */
            luxury_charge_invoiced_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Luxury charge event
             * @description Raises an event for the charge. Default: `no`.
             */
            luxury_charge_event_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Maker A discount
             * @description What vehicle maker A takes off its prices for the client.
             */
            discount_maker_a?: string | null;
            /**
             * Maker B discount
             * @description What vehicle maker B takes off its prices for the client.
             */
            discount_maker_b?: string | null;
            /**
             * Maker C discount
             * @description What vehicle maker C takes off its prices for the client.
             */
            discount_maker_c?: string | null;
            /**
             * Maker D discount
             * @description What vehicle maker D takes off its prices for the client.
             */
            discount_maker_d?: string | null;
            /**
             * Spare discount 1
             * @description Spare entry 1, for a discount that has no field of its own.
             */
            discount_spare1?: string | null;
            /**
             * Spare discount 2
             * @description Spare entry 2, for a discount that has no field of its own.
             */
            discount_spare2?: string | null;
            /**
             * Spare discount 3
             * @description Spare entry 3, for a discount that has no field of its own.
             */
            discount_spare3?: string | null;
            /**
             * Spare discount 4
             * @description Spare entry 4, for a discount that has no field of its own.
             */
            discount_spare4?: string | null;
            /**
             * Spare discount 5
             * @description Spare entry 5, for a discount that has no field of its own.
             */
            discount_spare5?: string | null;
            /**
             * Registration and CTP type
             * @description Whether vehicles are registered and insured for business or private use. Default: `business`.
             */
            reg_ctp_type?: components["schemas"]["RegCtpType"] | null;
            /**
             * Send label to, novated
             * @description Who gets the registration label of a novated vehicle. Default: `driver`.
             */
            send_reg_label_novated?: components["schemas"]["LabelRecipient"] | null;
            /**
             * Send label to, others
             * @description Who gets the registration label of any other vehicle. Default: `client-contact-1`.
             */
            send_reg_label_others?: components["schemas"]["LabelRecipient"] | null;
            /**
             * Registration label note
             * @description What to mind when registration labels are sent out.
             */
            reg_label_note?: string | null;
            /**
             * Quote note for client
             * @description Text that goes to the client with a quote.
             */
            quote_client_note?: string | null;
            /**
             * Quote note, internal
             * @description What staff should know before they quote.
             */
            quote_internal_note?: string | null;
            /**
             * Booking note
             * @description What to mind when work on a vehicle is booked.
             */
            booking_note?: string | null;
            /**
             * Infringement note
             * @description How fines and other infringements are handled.
             */
            infringement_note?: string | null;
            /**
             * Recall notice note
             * @description Who is told of a recall, and how.
             */
            recall_notice_note?: string | null;
            /**
             * Client defaults
             * @description Values that a new contract of the client takes over.
             */
            client_defaults?: components["schemas"]["ClientDefaultsInput"] | null;
            /**
             * Bespoke field values
             * @description Names and values of the fields kept beside the standard ones. Any JSON object up to 64 KiB and 16 levels deep.
             */
            bespoke_field_values?: {
                [key: string]: unknown;
            } | null;
        };
        /** @enum {string} */
        ClientType: "fleet" | "prospect" | "sundry" | "inactive" | "lead";
        /** @enum {string} */
        CommonDay: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "eom";
        /** Contract */
        Contract: {
            contract_id: string;
            /** @description The client that the contract belongs to. */
            client_id: string;
        };
        /** What would change of the contract */
        ContractChanges: {
            /** @description Null of a record that is only to be made: the write itself gives out its id. */
            contract_id: string | null;
            changes: components["schemas"]["Change"][];
        };
        /** The record, or with dry_run=true what would change of it */
        ContractOrChanges: components["schemas"]["Contract"] | components["schemas"]["ContractChanges"];
        /** Client of a contract */
        ContractPut: {
            /** @description The client that the contract belongs to. */
            client_id: string;
        };
        /** Credentials */
        Credentials: {
            /** @description User name, in any case. */
            username: string;
            /** @description Password. */
            password: string;
        };
        /** Everybody by name */
        Directory: {
            data: {
                /** @description Number of the user. */
                user_id: string;
                display_name: string;
                enabled: boolean;
            }[];
        };
        /** @enum {string} */
        EmployerFbtType: "full-fbt-payable" | "concessional-30000-exempt" | "concessional-17000-exempt" | "rebatable" | "not-applicable";
        /** History entry */
        Event: {
            /** @description Number of the entry; later entries have greater ones. */
            event_id: string;
            /** @enum {string} */
            resource: "client" | "approval" | "packaging_defaults" | "user" | "role";
            /** @description Id of the record. */
            record_id: string;
            /** @description What a person calls the record by now; what belongs to a client goes by its name. Null where there is no name. */
            record_name: string | null;
            /** @description Version of the record by now. Null where it is gone. */
            record_version: number | null;
            /** @description Version of the record after the change. */
            version: number;
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /**
             * @description What was done.
             * @example created
             * @example updated
             */
            action: string;
            /** @description Who was signed in. */
            user: components["schemas"]["Person"];
            /** @description In whose name it was done. */
            audit_user: components["schemas"]["Person"];
            /** @description X-Request-Id of the call. */
            request_id: string;
            /** @description What Audit-Reason said. */
            reason: string | null;
            changes: components["schemas"]["Change"][];
            /** @description How many entries of the request match; only with group=request. */
            request_entries?: number;
            /** @description How many records those entries are about; only with group=request. */
            request_records?: number;
            /** @description False where request_entries and request_records say only how many there are at least, as the request has more than ten thousand; only with group=request. */
            request_exact?: boolean;
        };
        /** Page of history */
        EventPage: {
            data: components["schemas"]["Event"][];
            /** @description The cursor of the next page; null on the last. */
            next_cursor: string | null;
            /** @description How many match, over all pages. */
            total: number;
            /** @description False where the total is an estimate. */
            total_exact: boolean;
        };
        /**
         * Fault
         * @description Something wrong in the body of a request.
         */
        Fault: {
            /** @description Where in the body, as RFC 6901 has it. */
            pointer: string;
            code: components["schemas"]["FaultCode"];
            /** @description A sentence for people. */
            message: string;
        };
        /**
         * @description - `wrong_type`: The value has another JSON type than the field.
         *     - `not_allowed`: The value is not among the allowed ones.
         *     - `out_of_range`: The figure, length, depth or count is outside its bounds.
         *     - `too_long`: The text has more characters than the field takes.
         *     - `invalid_text`: The text has a character that the field does not take, or that cannot be stored (U+0000 or half of a surrogate pair).
         *     - `invalid_date`: The text is no date or moment of the calendar.
         *     - `unknown_member`: The resource has no such member.
         *     - `required`: The member must be sent.
         *     - `mismatch`: The member contradicts the address of the request.
         *     - `duplicate`: The same record is named twice.
         *     - `not_found`: No such record, or text that is the id of none.
         *     - `precondition_failed`: The record has changed since the ETag that was sent.
         *     - `in_use`: The value is taken, or other records depend on it.
         *     - `locked`: Another holds the lock.
         * @enum {string}
         */
        FaultCode: "wrong_type" | "not_allowed" | "out_of_range" | "too_long" | "invalid_text" | "invalid_date" | "unknown_member" | "required" | "mismatch" | "duplicate" | "not_found" | "precondition_failed" | "in_use" | "locked";
        /** @enum {string} */
        FinancialYearEnd: "January" | "February" | "March" | "April" | "May" | "June" | "July" | "August" | "September" | "October" | "November" | "December";
        /** @enum {string} */
        GrossUpRateType: "fbt_type1_gross_up_factor" | "fbt_type2_gross_up_factor";
        /** @enum {string} */
        InvoiceOptions: "detail-only" | "summary-only" | "summary-and-detail";
        /** @enum {string} */
        LabelRecipient: "not-applicable" | "driver" | "client-contact-1" | "client-contact-2" | "account-payable" | "account-manager";
        /**
         * Approval
         * @description The whole record, or the members that the parameter fields names.
         */
        ListedApproval: {
            /**
             * Approval ID
             * @description Number given to the approval when it was created.
             */
            approval_id?: string;
            /**
             * Created
             * Format: date-time
             * @description When the approval was created.
             */
            created?: string;
            /**
             * Last edit
             * Format: date-time
             * @description When the approval was last changed.
             */
            last_edit?: string;
            /**
             * Posted
             * Format: date-time
             * @description When the approval first went into a batch.
             */
            posted_date?: string | null;
            /**
             * Times requested
             * @description How often the approval has been put back to requested.
             */
            requested_audit_attempt_count?: number;
            /**
             * Source
             * @description Whether the approval was made here or came through an order channel.
             */
            source?: components["schemas"]["ApprovalSource"];
            /**
             * Created by
             * @description User in whose name the approval was created.
             */
            user_id?: string;
            /**
             * Last edited by
             * @description User in whose name the approval was last changed.
             */
            user_id_edit?: string;
            /**
             * Contract
             * @description Contract that bears the cost.
             */
            contract_id?: string;
            /**
             * Status
             * @description How far the approval has come.
             */
            status_flag?: string | null;
            /**
             * Sub-status
             * @description Finer step within the status, from the code list.
             */
            approval_sub_status_id?: string | null;
            /**
             * Approval limit
             * Format: decimal
             * @description Amount that may be spent without asking again. Exact, with at most 6 decimals. Unit: AUD.
             */
            approval_limit?: Figure;
            /**
             * External order number
             * @description Number of the order in the system it came from.
             */
            external_order_number?: string | null;
            /**
             * Client phone
             * @description Number on which to ask the client about this request.
             */
            client_phone?: string | null;
            /**
             * Other phone
             * @description Any further number that helps with this request.
             */
            misc_phone?: string | null;
            /**
             * Attachment
             * @description Document that came with the request.
             */
            attachment_id?: string | null;
            /**
             * Invoice number
             * @description Number on the invoice to be paid.
             */
            invoice_no?: string | null;
            /**
             * Invoice date
             * Format: date
             * @description Day on which the invoice was made out.
             */
            invoice_date?: string | null;
            /**
             * Credit note
             * @description Treats the document as money owed to us.
             */
            credit_note_flag?: components["schemas"]["YesNo"];
            /**
             * Reimbursement
             * @description Pays back someone who has already paid the bill.
             */
            reimbursement_flag?: components["schemas"]["YesNo"];
            /**
             * Payee payment method
             * @description Way in which the payee receives the money.
             */
            payee_payment_method_id?: string | null;
            /**
             * Driver bank account
             * @description Account to which a driver is paid back.
             */
            driver_bank_account_id?: string | null;
            /**
             * Bank details correct
             * @description Confirms that someone has checked the account to be paid.
             */
            bank_details_correct_flag?: components["schemas"]["YesNo"];
            /**
             * Billing period
             * Format: int32
             * @description Number of the billing period in which the cost is charged on.
             */
            billing_period?: number;
            /**
             * Franchise vehicle
             * @description Vehicle as the franchise of the supplier lists it.
             */
            supplier_franchise_vehicle_id?: string | null;
            /**
             * Odometer
             * Format: int32
             * @description Reading when the vehicle came in. Unit: km.
             */
            odometer?: number | null;
            /**
             * Odometer date
             * Format: date
             * @description Day on which the odometer was read.
             */
            odometer_date?: string | null;
            /**
             * Odometer check
             * @description Whether the reading fits those before it.
             */
            odometer_valid_flag?: string | null;
            /**
             * Supplier
             * @description Supplier who does the work and sends the invoice.
             */
            supplier_id?: string | null;
            /**
             * Supplier contact
             * @description Person to ask for at the supplier.
             */
            supplier_contact?: string | null;
            /**
             * Supplier phone
             * @description Number on which to reach the supplier.
             */
            supplier_phone?: string | null;
            /**
             * Franchise notes
             * @description What the franchise of the supplier has said about the work.
             */
            franchise_notes?: string | null;
            /**
             * Driver name
             * @description Person who drives the vehicle.
             */
            driver_name?: string | null;
            /**
             * Driver phone
             * @description Number on which to reach the driver.
             */
            driver_phone?: string | null;
            /**
             * Driver aware
             * @description Confirms that the driver knows of the request.
             */
            driver_aware_flag?: components["schemas"]["YesNo"];
            /**
             * Maintenance lines
             * @description Each piece of work or part that the approval covers. Up to 500 JSON objects of up to 16 KiB each.
             */
            maintenance_lines?: {
                [key: string]: unknown;
            }[];
            /**
             * Notes
             * @description Anything that helps whoever handles the approval next.
             */
            notes?: string | null;
            /** @description Client that the contract belongs to, where somebody has said so. Only where fields names it. */
            _client_id?: string | null;
            /** @description Name of the client that the contract belongs to, where somebody has said so. Only where fields names it. */
            _client_name?: string | null;
            /** @description Sum of the amounts of the maintenance lines. An amount that is no figure counts for nothing. Only where fields names it. */
            _lines_total?: number;
            /**
             * @description The ETag of the record, where fields names it: send it back as If-Match.
             * @example "3"
             */
            _etag?: string;
        };
        /**
         * Client
         * @description The whole record, or the members that the parameter fields names.
         */
        ListedClient: {
            /**
             * Client ID
             * @description Number given to the client when it was created.
             */
            client_id?: string;
            /**
             * Name
             * @description Name under which the client appears in lists, letters and invoices.
             */
            name?: string | null;
            /**
             * Client code
             * @description Short code staff use to find the client.
             */
            client_code?: string | null;
            /**
             * Client type
             * @description Where the client stands between lead and former client.
             */
            client_type?: components["schemas"]["ClientType"] | null;
            /**
             * Client class
             * @description Class that groups similar clients in reports.
             */
            client_class?: string | null;
            /**
             * ABN
             * @description Australian Business Number of the client.
             */
            abn?: string | null;
            /**
             * ACN
             * @description Australian Company Number, if the client is a company.
             */
            acn?: string | null;
            /**
             * ARBN
             * @description Registered Body Number, if the client has one in place of an ACN.
             */
            arbn?: string | null;
            /**
             * Corporate type
             * @description Legal form of the client, from the code list.
             */
            corporate_type_id?: string | null;
            /**
             * Industry
             * @description Industry the client works in, from the code list.
             */
            client_industry_id?: string | null;
            /**
             * SIC code
             * @description Standard industrial classification of the business.
             */
            sic_code?: string | null;
            /**
             * Business start
             * Format: date
             * @description Day on which the client began trading.
             */
            business_start_date?: string | null;
            /**
             * Financial year ends
             * @description Month in which the client closes its books.
             */
            financial_year_end?: components["schemas"]["FinancialYearEnd"] | null;
            /**
             * Full-time equivalents
             * Format: int32
             * @description Size of the workforce, counted as full-time staff. Unit: people.
             */
            no_of_ftes?: number | null;
            /**
             * Parent client
             * @description Client record of the organisation that owns this one.
             */
            client_id_parent?: string | null;
            /**
             * Client group
             * @description Group whose members are reported together.
             */
            client_group_id?: string | null;
            /**
             * Client group note
             * @description What staff should know about the group and its members.
             */
            client_group_note?: string | null;
            /**
             * External client ID
             * @description Number of this client in another system.
             */
            client_id_external?: string | null;
            /**
             * History only
             * @description Keeps the client for past records and out of new business.
             */
            history_only_flag?: components["schemas"]["YesNo"];
            /**
             * Marked for update
             * Format: date-time
             * @description Moment at which the record was marked as needing an update elsewhere.
             */
            dirty_flag?: string | null;
            /**
             * Account manager
             * @description User who looks after the client from day to day.
             */
            user_id?: string | null;
            /**
             * Salesperson
             * @description User to whom sales to this client are credited.
             */
            user_id_sales?: string | null;
            /**
             * Channel
             * @description Sales channel through which the client came to us.
             */
            channel_id?: string | null;
            /**
             * Agreement type
             * @description Kind of agreement the client has signed.
             */
            client_agreement_type_id?: string | null;
            /**
             * MLA date
             * Format: date
             * @description Day on which the master lease agreement was signed.
             */
            mla_date?: string | null;
            /**
             * MLA non-standard
             * @description Warns that the master lease agreement departs from our usual terms.
             */
            mla_non_standard_flag?: components["schemas"]["YesNo"] | null;
            /**
             * MLA note
             * @description What is special about the master lease agreement.
             */
            mla_note?: string | null;
            /**
             * Allow quoting
             * @description Lets quotes be made for this client.
             */
            allow_quoting_flag?: components["schemas"]["YesNo"];
            /**
             * Allow quoting within cap
             * @description Lets quotes be made as long as they stay below the cap.
             */
            allow_quoting_within_cap_flag?: components["schemas"]["YesNo"];
            /**
             * Excluded inclusions
             * @description Inclusions that are not to be offered to this client.
             */
            inclusion_client_exclusions?: string[];
            /**
             * Lead time
             * Format: int32
             * @description Time to allow between order and delivery. Unit: days.
             */
            lead_time?: number | null;
            /**
             * Contract inertia
             * @description Lets contracts run on past their end until someone acts.
             */
            contract_inertia_flag?: components["schemas"]["YesNo"];
            /**
             * Early terminations policy
             * @description What is charged or waived when a contract ends early.
             */
            early_terminations_policy?: string | null;
            /**
             * Interim services
             * @description Covers services that fall between the scheduled ones.
             */
            interim_service_flag?: components["schemas"]["YesNo"];
            /**
             * Wear and tear allowance
             * Format: decimal
             * @description Damage from normal use that is accepted when a vehicle comes back. Exact, with at most 6 decimals. Unit: AUD.
             */
            wear_tear_allowance?: Figure | null;
            /**
             * Free distance buffer
             * Format: int32
             * @description Distance over the contract that is not charged. Unit: km.
             */
            free_km_buffer?: number | null;
            /**
             * FOC car policy
             * @description When and for whom the client is given FOC cars.
             */
            foc_car_policy?: string | null;
            /**
             * Shared fleet
             * @description Marks a fleet that this client does not have with us alone.
             */
            shared_fleet_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Shared fleet note
             * @description Who else has a part in the fleet, and which.
             */
            shared_fleet_note?: string | null;
            /**
             * Repairer
             * @description Supplier to whom repairs of this fleet go first.
             */
            supplier_id_repairer?: string | null;
            /**
             * Insurance broker
             * @description Supplier who arranges insurance for the client.
             */
            supplier_id_broker?: string | null;
            /**
             * Insurer
             * @description Supplier record of the company that insures the fleet.
             */
            supplier_id_insurer?: string | null;
            /**
             * Insurer name
             * @description Insurer as the client names it, also where it is not a supplier of ours.
             */
            insurer?: string | null;
            /**
             * Policy number
             * @description Insurance policy to quote when a claim is made.
             */
            policy_number?: string | null;
            /**
             * SL export
             * @description Takes the client into the SL export.
             */
            sl_export_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Phone
             * @description Main telephone number of the client.
             */
            phone?: string | null;
            /**
             * Mobile
             * @description Main mobile number of the client.
             */
            mobile?: string | null;
            /**
             * Fax
             * @description Fax number of the client.
             */
            fax?: string | null;
            /**
             * Contact 1 name
             * @description Full name of contact 1.
             */
            contact1_name?: string | null;
            /**
             * Contact 1 job title
             * @description Position of contact 1 at the client.
             */
            contact1_job_title?: string | null;
            /**
             * Contact 1 phone
             * @description Number on which to reach contact 1.
             */
            contact1_phone?: string | null;
            /**
             * Contact 1 email
             * @description Address to which mail for contact 1 goes.
             */
            contact1_email?: string | null;
            /**
             * Contact 1 note
             * @description What to know before getting in touch with contact 1.
             */
            contact1_note?: string | null;
            /**
             * Contact 2 name
             * @description Full name of contact 2.
             */
            contact2_name?: string | null;
            /**
             * Contact 2 job title
             * @description Position of contact 2 at the client.
             */
            contact2_job_title?: string | null;
            /**
             * Contact 2 phone
             * @description Number on which to reach contact 2.
             */
            contact2_phone?: string | null;
            /**
             * Contact 2 email
             * @description Address to which mail for contact 2 goes.
             */
            contact2_email?: string | null;
            /**
             * Contact 2 note
             * @description What to know before getting in touch with contact 2.
             */
            contact2_note?: string | null;
            /**
             * Contact 3 name
             * @description Full name of contact 3.
             */
            contact3_name?: string | null;
            /**
             * Contact 3 job title
             * @description Position of contact 3 at the client.
             */
            contact3_job_title?: string | null;
            /**
             * Contact 3 phone
             * @description Number on which to reach contact 3.
             */
            contact3_phone?: string | null;
            /**
             * Contact 3 email
             * @description Address to which mail for contact 3 goes.
             */
            contact3_email?: string | null;
            /**
             * Contact 3 note
             * @description What to know before getting in touch with contact 3.
             */
            contact3_note?: string | null;
            /**
             * Contact 4 name
             * @description Full name of contact 4.
             */
            contact4_name?: string | null;
            /**
             * Contact 4 job title
             * @description Position of contact 4 at the client.
             */
            contact4_job_title?: string | null;
            /**
             * Contact 4 phone
             * @description Number on which to reach contact 4.
             */
            contact4_phone?: string | null;
            /**
             * Contact 4 email
             * @description Address to which mail for contact 4 goes.
             */
            contact4_email?: string | null;
            /**
             * Contact 4 note
             * @description What to know before getting in touch with contact 4.
             */
            contact4_note?: string | null;
            /**
             * Contact 5 name
             * @description Full name of contact 5.
             */
            contact5_name?: string | null;
            /**
             * Contact 5 job title
             * @description Position of contact 5 at the client.
             */
            contact5_job_title?: string | null;
            /**
             * Contact 5 phone
             * @description Number on which to reach contact 5.
             */
            contact5_phone?: string | null;
            /**
             * Contact 5 email
             * @description Address to which mail for contact 5 goes.
             */
            contact5_email?: string | null;
            /**
             * Contact 5 note
             * @description What to know before getting in touch with contact 5.
             */
            contact5_note?: string | null;
            /**
             * Contacts note
             * @description What holds for all contacts, such as who decides what.
             */
            contact_note?: string | null;
            /**
             * Address line 1
             * @description First line of the street address.
             */
            address1?: string | null;
            /**
             * Address line 2
             * @description Second line of the street address.
             */
            address2?: string | null;
            /**
             * Suburb or town
             * @description Suburb or town of the street address.
             */
            area?: string | null;
            /**
             * State
             * @description State or territory of the street address, or NZ.
             */
            state?: components["schemas"]["State"] | null;
            /**
             * Postcode
             * @description Postcode of the street address.
             */
            pcode?: string | null;
            /**
             * Country
             * @description Country of the street address, from the code list.
             */
            country_id?: string | null;
            /**
             * Address PID
             * @description Entry of the street address in the address database.
             */
            address_detail_pid?: string | null;
            /**
             * Postal address line 1
             * @description First line of the address for mail.
             */
            postal_address1?: string | null;
            /**
             * Postal address line 2
             * @description Second line of the address for mail.
             */
            postal_address2?: string | null;
            /**
             * Postal suburb or town
             * @description Suburb or town of the address for mail.
             */
            postal_area?: string | null;
            /**
             * Postal state
             * @description State or territory of the address for mail, or NZ.
             */
            postal_state?: components["schemas"]["State"] | null;
            /**
             * Postal postcode
             * @description Postcode of the address for mail.
             */
            postal_pcode?: string | null;
            /**
             * Postal country
             * @description Country of the address for mail, from the code list.
             */
            postal_country_id?: string | null;
            /**
             * Postal address PID
             * @description Entry of the address for mail in the address database.
             */
            postal_address_detail_pid?: string | null;
            /**
             * Prospect since
             * Format: date
             * @description Day on which we began to court the client.
             */
            prospect_start?: string | null;
            /**
             * Prospect priority
             * @description How soon sales staff should turn to this prospect.
             */
            prospect_priority?: components["schemas"]["ProspectPriority"] | null;
            /**
             * Prospect probability
             * @description How likely it is that the prospect becomes a client.
             */
            prospect_probability?: components["schemas"]["ProspectProbability"] | null;
            /**
             * Target strike rate
             * Format: int32
             * @description Share of quotes we aim to turn into contracts. Unit: %.
             */
            target_strike_rate?: number | null;
            /**
             * Last contact
             * Format: date
             * @description Day on which we last spoke or wrote to the client.
             */
            last_contact_date?: string | null;
            /**
             * Next contact
             * Format: date
             * @description Day on which to get in touch again.
             */
            next_contact_date?: string | null;
            /**
             * Last visit
             * Format: date
             * @description Day on which we last called on the client in person.
             */
            visit_last_date?: string | null;
            /**
             * Next visit
             * Format: date
             * @description Day for which the next visit is planned.
             */
            visit_next_date?: string | null;
            /**
             * Proposal date
             * Format: date
             * @description Day on which our proposal went to the client.
             */
            proposal_date?: string | null;
            /**
             * Due date
             * Format: date
             * @description Day by which the next step with the client is due.
             */
            due_date?: string | null;
            /**
             * Potential fleet size
             * Format: int32
             * @description Vehicles the client could run in all. Unit: vehicles.
             */
            potential_fleet_size?: number | null;
            /**
             * Potential fleet managed
             * Format: int32
             * @description Vehicles we could manage for the client. Unit: vehicles.
             */
            potential_fleet_managed?: number | null;
            /**
             * Potential operating
             * Format: int32
             * @description Vehicles that could go on operating leases. Unit: vehicles.
             */
            potential_operating?: number | null;
            /**
             * Potential finance
             * Format: int32
             * @description Vehicles that could go on finance leases. Unit: vehicles.
             */
            potential_finance?: number | null;
            /**
             * Potential novated
             * Format: int32
             * @description Vehicles that could go on novated leases. Unit: vehicles.
             */
            potential_novated?: number | null;
            /**
             * Competitors
             * @description Other providers the client uses or is considering.
             */
            competitors?: string | null;
            /**
             * Prospect note
             * @description What sales staff have learned about the prospect.
             */
            prospect_note?: string | null;
            /**
             * Billing interval
             * @description How often the client is billed.
             */
            billing_interval?: components["schemas"]["BillingInterval"];
            /**
             * Common billing day
             * @description Weekday or day of the month on which contracts are billed together.
             */
            common_day?: components["schemas"]["CommonDay"];
            /**
             * Advance or arrears
             * @description Whether a period is billed before it starts or after it ends.
             */
            advance_arrears?: components["schemas"]["AdvanceArrears"];
            /**
             * Billing type
             * @description Which billing runs the client takes part in.
             */
            billing_type_flag?: components["schemas"]["BillingTypeFlag"];
            /**
             * Billing terms
             * @description Terms that set how long the client has to pay.
             */
            billing_terms_id?: string | null;
            /**
             * Periodic start
             * Format: int32
             * @description Number of the period with which periodic billing starts.
             */
            periodic_start?: number | null;
            /**
             * Initial billings
             * Format: int32
             * @description How many invoices are raised at the start of a contract. Unit: invoices.
             */
            initial_billings?: number | null;
            /**
             * Periods deferred
             * Format: int32
             * @description How many periods pass before the first one is billed. Unit: periods.
             */
            periods_deferred?: number | null;
            /**
             * Defer budget term
             * @description Starts the term of budgets only after the deferred periods.
             */
            budgets_term_deferred_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Defer finance budget term
             * @description Starts the term of the finance budget only after the deferred periods.
             */
            finance_budget_term_deferred_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Booking billing
             * @description Whether bookings get an invoice each or go with the regular billing.
             */
            booking_billing_type?: components["schemas"]["BookingBillingType"];
            /**
             * Invoice content
             * @description How much an invoice shows of what it charges.
             */
            invoice_options?: components["schemas"]["InvoiceOptions"];
            /**
             * Bill by client order number
             * @description Raises a separate invoice for each order number of the client.
             */
            billing_by_client_order_no_flag?: components["schemas"]["YesNo"];
            /**
             * Purchase order number
             * @description Order number to print on invoices for this client.
             */
            purchase_order_no?: string | null;
            /**
             * Cost centres mandatory
             * @description Insists on a cost centre for every vehicle of the client.
             */
            cost_centres_mandatory_flag?: components["schemas"]["YesNo"];
            /**
             * Print finance
             * @description Prints the finance part of the rental for the client to see.
             */
            print_finance_flag?: components["schemas"]["YesNo"];
            /**
             * RCTI
             * @description Lets tax invoices be issued by the party that pays them.
             */
            rcti_flag?: components["schemas"]["YesNo"];
            /**
             * Email attachment
             * @description Which files go with an invoice sent by email.
             */
            billing_email_attachment_type?: components["schemas"]["BillingEmailAttachmentType"];
            /**
             * Email by billing group
             * @description Sends one email for each billing group.
             */
            billing_group_email_flag?: components["schemas"]["YesNo"];
            /**
             * Report delivery
             * @description How reports reach the client.
             */
            report_delivery_type?: components["schemas"]["ReportDeliveryType"];
            /**
             * Payment method
             * @description How the client pays its invoices.
             */
            payment_method?: components["schemas"]["PaymentMethod"] | null;
            /**
             * BSB
             * @description Branch of the bank account used with the client.
             */
            bank_bsb?: string | null;
            /**
             * Account number
             * @description Bank account used with the client.
             */
            bank_account_number?: string | null;
            /**
             * Account suffix
             * @description Ending of the account number, where the bank uses one.
             */
            bank_account_suffix?: string | null;
            /**
             * Finance limit
             * Format: decimal
             * @description Most that may be financed for the client at one time. Exact, with at most 6 decimals. Unit: AUD.
             */
            finance_limit?: Figure | null;
            /**
             * Facility type
             * @description Kind of credit facility the client has.
             */
            facility_type_id?: string | null;
            /**
             * Credit rating
             * @description How we rate the client as a debtor.
             */
            client_credit_ratings_id?: string | null;
            /**
             * Finance accepted
             * Format: date
             * @description Day on which credit for the client was accepted.
             */
            finance_accepted_date?: string | null;
            /**
             * Finance review
             * Format: date
             * @description Day on which the credit is to be looked at again.
             */
            finance_review_date?: string | null;
            /**
             * Financials dated
             * Format: date
             * @description Date of the latest financial statements we hold.
             */
            financials_date?: string | null;
            /**
             * Company tax rate
             * Format: decimal
             * @description Tax rate of the client that calculations use. Exact, with at most 6 decimals. Unit: %.
             */
            company_tax_rate?: Figure | null;
            /**
             * Stamp duty exempt
             * @description Leaves stamp duty out of vehicle purchases for the client.
             */
            purchase_stamp_duty_exempt_flag?: components["schemas"]["YesNo"];
            /**
             * Guarantor 1 name
             * @description Person or company that stands in as guarantor 1.
             */
            guarantor1_name?: string | null;
            /**
             * Guarantor 1 phone
             * @description Number on which to reach guarantor 1.
             */
            guarantor1_phone?: string | null;
            /**
             * Guarantor 2 name
             * @description Person or company that stands in as guarantor 2.
             */
            guarantor2_name?: string | null;
            /**
             * Guarantor 2 phone
             * @description Number on which to reach guarantor 2.
             */
            guarantor2_phone?: string | null;
            /**
             * Guarantor 3 name
             * @description Person or company that stands in as guarantor 3.
             */
            guarantor3_name?: string | null;
            /**
             * Guarantor 3 phone
             * @description Number on which to reach guarantor 3.
             */
            guarantor3_phone?: string | null;
            /**
             * Approval limit
             * Format: decimal
             * @description Amount up to which work is approved without asking the client. Exact, with at most 6 decimals. Unit: AUD.
             */
            approval_limit?: Figure | null;
            /**
             * Send approval emails
             * @description Sends an email when an approval is asked for or given.
             */
            send_approval_email_flag?: components["schemas"]["YesNo"];
            /**
             * Approval note
             * @description What to mind when approving work for the client.
             */
            approval_note?: string | null;
            /**
             * Establishment fee
             * Format: decimal
             * @description Charged when a contract is set up. Exact, with at most 6 decimals. Unit: AUD.
             */
            establishment_fee?: Figure | null;
            /**
             * Document fee
             * Format: decimal
             * @description Charged for preparing the contract documents. Exact, with at most 6 decimals. Unit: AUD.
             */
            document_fee?: Figure | null;
            /**
             * Document fee, budgeted
             * Format: decimal
             * @description Document fee that is put into the budget of a contract. Exact, with at most 6 decimals. Unit: AUD.
             */
            document_fee_budgeted?: Figure | null;
            /**
             * Sourcing fee
             * Format: decimal
             * @description Charged for finding and ordering a vehicle. Exact, with at most 6 decimals. Unit: AUD.
             */
            sourcing_fee?: Figure | null;
            /**
             * REVS fee
             * Format: decimal
             * @description Charged for checking that a vehicle is free of debt. Exact, with at most 6 decimals. Unit: AUD.
             */
            revs_fee?: Figure | null;
            /**
             * Delivery fee
             * Format: decimal
             * @description Charged for bringing a vehicle to its driver. Exact, with at most 6 decimals. Unit: AUD.
             */
            delivery_fee?: Figure | null;
            /**
             * Fuel on delivery
             * Format: decimal
             * @description Charged for the fuel in a vehicle when it is handed over. Exact, with at most 6 decimals. Unit: AUD.
             */
            fuel_on_delivery?: Figure | null;
            /**
             * Management fee
             * Format: decimal
             * @description Charged for managing a vehicle. Exact, with at most 6 decimals. Unit: AUD.
             */
            management_fee?: Figure | null;
            /**
             * Fuel fee
             * Format: decimal
             * @description Charged for managing fuel. Exact, with at most 6 decimals. Unit: AUD.
             */
            fuel_fee?: Figure | null;
            /**
             * Package admin fee
             * Format: decimal
             * @description Charged for running a salary package. Exact, with at most 6 decimals. Unit: AUD.
             */
            package_admin_fee?: Figure | null;
            /**
             * Packaging advice fee
             * Format: decimal
             * @description Charged for advice on salary packaging. Exact, with at most 6 decimals. Unit: AUD.
             */
            packaging_advice_fee?: Figure | null;
            /**
             * Packaging fees per year
             * Format: decimal
             * @description Packaging fees that fall due in a year. Exact, with at most 6 decimals. Unit: AUD.
             */
            packaging_fees_per_year?: Figure | null;
            /**
             * Lease replacement fee
             * Format: decimal
             * @description Charged when one lease is replaced by another. Exact, with at most 6 decimals. Unit: AUD.
             */
            lease_replacement_fee?: Figure | null;
            /**
             * Residual fee
             * Format: decimal
             * @description Charged for settling the residual at the end of a lease. Exact, with at most 6 decimals. Unit: AUD.
             */
            residual_fee?: Figure | null;
            /**
             * Disposal fee
             * Format: decimal
             * @description Charged for selling a vehicle at the end of its contract. Exact, with at most 6 decimals. Unit: AUD.
             */
            disposal_fee?: Figure | null;
            /**
             * Interest margin
             * Format: decimal
             * @description Added to the interest rate at which we borrow. Exact, with at most 6 decimals. Unit: %.
             */
            interest_margin?: Figure | null;
            /**
             * Residual margin
             * Format: decimal
             * @description Margin on the residual when a contract is quoted. Exact, with at most 6 decimals. Unit: %.
             */
            residual_margin?: Figure | null;
            /**
             * Maintenance uplift
             * Format: decimal
             * @description Added to the expected cost of maintenance. Exact, with at most 6 decimals. Unit: %.
             */
            maintenance_uplift_rate?: Figure | null;
            /**
             * Agreed lessee rate
             * Format: decimal
             * @description Rate agreed with the lessee, in the unit the agreement uses. Exact, with at most 6 decimals.
             */
            agreed_lessee_rate?: Figure | null;
            /**
             * Lessee rate includes VMP
             * @description Says that the lessee rate already has VMP in it.
             */
            lessee_rate_include_vmp_flag?: components["schemas"]["YesNo"];
            /**
             * Quarterly rates
             * @description Gives the client rates that are set anew every quarter.
             */
            quarterly_rates_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Quarterly rates note
             * @description How and when quarterly rates are set.
             */
            quarterly_rates_note?: string | null;
            /**
             * Employer FBT type
             * @description How much FBT the employer has to pay.
             */
            employer_fbt_type?: components["schemas"]["EmployerFbtType"];
            /**
             * Gross-up type
             * @description Which factor turns a benefit into its taxable value.
             */
            gross_up_rate_type?: components["schemas"]["GrossUpRateType"];
            /**
             * Fixed statutory rate
             * Format: decimal
             * @description Statutory rate used in place of the one that would apply. Exact, with at most 6 decimals. Unit: %.
             */
            fixed_statutory_rate?: Figure | null;
            /**
             * Allow operating FBT type
             * @description Lets quotes use the operating type of FBT.
             */
            allow_operating_fbt_type_flag?: components["schemas"]["YesNo"];
            /**
             * Medicare levy
             * @description Counts the Medicare levy when tax savings are worked out.
             */
            medicare_levy_flag?: components["schemas"]["YesNo"];
            /**
             * ECM allowed
             * @description Lets employees of the client choose post-tax contributions.
             */
            ecm_allowed_flag?: components["schemas"]["YesNo"] | null;
            /**
             * ECM
             * @description Uses post-tax contributions to bring FBT down.
             */
            ecm_flag?: components["schemas"]["YesNo"];
            /**
             * GST on ECM
             * @description Counts GST in post-tax contributions.
             */
            gst_on_ecm_flag?: components["schemas"]["YesNo"];
            /**
             * ECM event
             * @description Raises an event for post-tax contributions.
             */
            event_ecm_flag?: components["schemas"]["YesNo"];
            /**
             * NUDS event
             * @description Raises an event for NUDS.
             */
            event_nuds_flag?: components["schemas"]["YesNo"];
            /**
             * ITC passed on
             * @description Gives the employee the benefit of input tax credits.
             */
            itc_passed_on_flag?: components["schemas"]["YesNo"];
            /**
             * ITC passed on rate
             * Format: decimal
             * @description Share of input tax credits that goes to the employee. Exact, with at most 6 decimals. Unit: %.
             */
            itc_passed_on_rate?: Figure | null;
            /**
             * ITC pass-on terms
             * @description How the employer has asked for credits to be passed on.
             */
            pass_on_itcs?: string | null;
            /**
             * Return ITC via payroll
             * @description Hands input tax credits back through the payroll.
             */
            return_itc_via_payroll_flag?: components["schemas"]["YesNo"];
            /**
             * Salary type
             * @description What the salary figure of an employee takes in.
             */
            salary_type?: components["schemas"]["SalaryType"] | null;
            /**
             * Fixed super rate
             * Format: decimal
             * @description Superannuation rate used where super is fixed. Exact, with at most 6 decimals. Unit: %.
             */
            fixed_super_rate?: Figure | null;
            /**
             * Car allowance impact
             * @description Takes the loss of a car allowance into account.
             */
            car_allowance_impact_flag?: components["schemas"]["YesNo"];
            /**
             * FBT reporting
             * @description Prepares FBT reports for the client.
             */
            fbt_reporting_flag?: components["schemas"]["YesNo"];
            /**
             * FBT email, novated
             * @description Sends FBT reports on novated leases by email.
             */
            fbt_email_novated?: components["schemas"]["YesNo"];
            /**
             * FBT email, other
             * @description Sends FBT reports on all other contracts by email.
             */
            fbt_email_other?: components["schemas"]["YesNo"];
            /**
             * FBT note
             * @description What is special about FBT for this client.
             */
            fbt_note?: string | null;
            /**
             * Pay cycle 1
             * @description How often the employer pays on cycle 1.
             */
            pay_cycle_id?: string | null;
            /**
             * Pay cycle 1 active
             * @description Offers pay cycle 1 for new contracts.
             */
            pay_cycle_id_active_flag?: components["schemas"]["YesNo"];
            /**
             * Pay cycle 1 payroll date
             * Format: date
             * @description A payday from which the others of cycle 1 are counted.
             */
            payroll_date?: string | null;
            /**
             * Pay cycle 2
             * @description How often the employer pays on cycle 2.
             */
            pay_cycle_id2?: string | null;
            /**
             * Pay cycle 2 active
             * @description Offers pay cycle 2 for new contracts.
             */
            pay_cycle_id2_active_flag?: components["schemas"]["YesNo"];
            /**
             * Pay cycle 2 payroll date
             * Format: date
             * @description A payday from which the others of cycle 2 are counted.
             */
            payroll_date2?: string | null;
            /**
             * Pay cycle 3
             * @description How often the employer pays on cycle 3.
             */
            pay_cycle_id3?: string | null;
            /**
             * Pay cycle 3 active
             * @description Offers pay cycle 3 for new contracts.
             */
            pay_cycle_id3_active_flag?: components["schemas"]["YesNo"];
            /**
             * Pay cycle 3 payroll date
             * Format: date
             * @description A payday from which the others of cycle 3 are counted.
             */
            payroll_date3?: string | null;
            /**
             * Pay cycle from quote
             * @description Gives a contract the pay cycle of its quote.
             */
            contract_pay_cycle_from_quote_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Payroll cut-off
             * @description When the payroll stops taking changes, in the words of the client.
             */
            payroll_cut_off?: string | null;
            /**
             * Payroll cut-off days
             * Format: int32
             * @description How long before payday the payroll stops taking changes. Unit: days.
             */
            payroll_cut_off_days?: number | null;
            /**
             * Fuel managed
             * @description Puts fuel cards of the client in our hands.
             */
            fuel_managed_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Fuel supplier
             * @description Company whose fuel cards the client uses.
             */
            fuel_supplier?: string | null;
            /**
             * Fuel card note
             * @description How fuel cards are ordered, limited and cancelled.
             */
            fuel_card_note?: string | null;
            /**
             * E-tags managed
             * @description Puts toll tags of the client in our hands.
             */
            etags_managed_flag?: components["schemas"]["YesNo"] | null;
            /**
             * E-tags note
             * @description How toll tags are ordered, moved and cancelled.
             */
            etags_managed_note?: string | null;
            /**
             * Novated leases
             * @description Opens novated leases to employees of the client.
             */
            novated_leases_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Novated management fee
             * Format: decimal
             * @description Charged for managing a vehicle on a novated lease. Exact, with at most 6 decimals. Unit: AUD.
             */
            novated_management_fee?: Figure | null;
            /**
             * Novated leases note
             * @description What the employer has agreed to about novated leases.
             */
            novated_leases_note?: string | null;
            /**
             * Luxury charge applied
             * @description Works out the charge for vehicles above the limit.
             */
            luxury_charge_applied_flag?: components["schemas"]["YesNo"];
            /**
             * Luxury charge invoiced
             * @description Puts the charge on the invoice.
             */
            luxury_charge_invoiced_flag?: components["schemas"]["YesNo"];
            /**
             * Luxury charge event
             * @description Raises an event for the charge.
             */
            luxury_charge_event_flag?: components["schemas"]["YesNo"];
            /**
             * Maker A discount
             * @description What vehicle maker A takes off its prices for the client.
             */
            discount_maker_a?: string | null;
            /**
             * Maker B discount
             * @description What vehicle maker B takes off its prices for the client.
             */
            discount_maker_b?: string | null;
            /**
             * Maker C discount
             * @description What vehicle maker C takes off its prices for the client.
             */
            discount_maker_c?: string | null;
            /**
             * Maker D discount
             * @description What vehicle maker D takes off its prices for the client.
             */
            discount_maker_d?: string | null;
            /**
             * Spare discount 1
             * @description Spare entry 1, for a discount that has no field of its own.
             */
            discount_spare1?: string | null;
            /**
             * Spare discount 2
             * @description Spare entry 2, for a discount that has no field of its own.
             */
            discount_spare2?: string | null;
            /**
             * Spare discount 3
             * @description Spare entry 3, for a discount that has no field of its own.
             */
            discount_spare3?: string | null;
            /**
             * Spare discount 4
             * @description Spare entry 4, for a discount that has no field of its own.
             */
            discount_spare4?: string | null;
            /**
             * Spare discount 5
             * @description Spare entry 5, for a discount that has no field of its own.
             */
            discount_spare5?: string | null;
            /**
             * Registration and CTP type
             * @description Whether vehicles are registered and insured for business or private use.
             */
            reg_ctp_type?: components["schemas"]["RegCtpType"];
            /**
             * Send label to, novated
             * @description Who gets the registration label of a novated vehicle.
             */
            send_reg_label_novated?: components["schemas"]["LabelRecipient"];
            /**
             * Send label to, others
             * @description Who gets the registration label of any other vehicle.
             */
            send_reg_label_others?: components["schemas"]["LabelRecipient"];
            /**
             * Registration label note
             * @description What to mind when registration labels are sent out.
             */
            reg_label_note?: string | null;
            /**
             * Quote note for client
             * @description Text that goes to the client with a quote.
             */
            quote_client_note?: string | null;
            /**
             * Quote note, internal
             * @description What staff should know before they quote.
             */
            quote_internal_note?: string | null;
            /**
             * Booking note
             * @description What to mind when work on a vehicle is booked.
             */
            booking_note?: string | null;
            /**
             * Infringement note
             * @description How fines and other infringements are handled.
             */
            infringement_note?: string | null;
            /**
             * Recall notice note
             * @description Who is told of a recall, and how.
             */
            recall_notice_note?: string | null;
            /**
             * Client defaults
             * @description Values that a new contract of the client takes over.
             */
            client_defaults?: components["schemas"]["ClientDefaults"];
            /**
             * Bespoke field values
             * @description Names and values of the fields kept beside the standard ones. Any JSON object up to 64 KiB and 16 levels deep.
             */
            bespoke_field_values?: {
                [key: string]: unknown;
            };
            /**
             * @description The ETag of the record, where fields names it: send it back as If-Match.
             * @example "3"
             */
            _etag?: string;
        };
        /** Locking session in a list */
        ListedLockingSession: {
            /** @description The id, which is the key to the locks; null for others' sessions. */
            locking_session_id: string | null;
            /** @description User who holds the locks. */
            user_id: string;
            /** @description Display name of that user. */
            user_name: string | null;
            /**
             * Format: date-time
             * @description When the session was opened.
             */
            created: string;
            /**
             * Format: date-time
             * @description When the session ends unless it is renewed.
             */
            expires_at: string;
            /** @description How long the session lives unless it is renewed, in seconds. */
            ttl_seconds: number;
            /** @description What the session holds. */
            locks: components["schemas"]["Lock"][];
        };
        Lock: {
            /**
             * @description What kind of record.
             * @enum {string}
             */
            resource: "approvals";
            /** @description The record. */
            id: string;
        };
        /** Locking session */
        LockingSession: {
            /**
             * Format: uuid
             * @description The id, which is the key to the locks.
             */
            locking_session_id: string;
            /** @description User who holds the locks. */
            user_id: string;
            /** @description Display name of that user. */
            user_name: string | null;
            /**
             * Format: date-time
             * @description When the session was opened.
             */
            created: string;
            /**
             * Format: date-time
             * @description When the session ends unless it is renewed.
             */
            expires_at: string;
            /** @description How long the session lives unless it is renewed, in seconds. */
            ttl_seconds: number;
            /** @description What the session holds. */
            locks: components["schemas"]["Lock"][];
        };
        /** Locks to take */
        LockingSessionCreate: {
            /** @description The records to lock: all of them, or none. */
            locks: components["schemas"]["Lock"][];
            /** @description How long the session lives unless it is renewed, in seconds. */
            ttl_seconds?: number;
        };
        /** Page of locking sessions */
        LockingSessionPage: {
            data: components["schemas"]["ListedLockingSession"][];
            /** @description The cursor of the next page; null on the last. */
            next_cursor: string | null;
            /** @description How many match, over all pages. */
            total: number;
            /** @description False where the total is an estimate. */
            total_exact: boolean;
        };
        /** Time to live anew */
        LockingSessionRenew: {
            /** @description How long the session lives unless it is renewed, in seconds. */
            ttl_seconds?: number;
        };
        /** Who is signed in */
        Me: {
            user: {
                /** @description Number of the user. */
                user_id: string;
                user_name: string;
                display_name: string;
            };
            role: {
                name: string;
            };
            /** @description What the role allows. */
            permissions: components["schemas"]["Permission"][];
        };
        /** @enum {string} */
        OdometerCheck: "valid" | "invalid" | "none";
        /** What needs attention */
        Overview: {
            /**
             * Format: date
             * @description Today in the Time-Zone of the request.
             */
            today: string;
            /** @description Null without the permission Clients:Read. */
            clients: {
                by_type: {
                    value: string | null;
                    count: number;
                }[];
                next_contacts: {
                    total: number;
                    clients: {
                        /** @description Id of the client. */
                        client_id: string;
                        name: string | null;
                        /**
                         * Format: date
                         * @description The date that falls due.
                         */
                        date: string;
                    }[];
                };
                finance_reviews: {
                    total: number;
                    clients: {
                        /** @description Id of the client. */
                        client_id: string;
                        name: string | null;
                        /**
                         * Format: date
                         * @description The date that falls due.
                         */
                        date: string;
                    }[];
                };
            } | null;
            /** @description Null without the permission Approvals:Read. */
            approvals: {
                by_status: {
                    value: string | null;
                    count: number;
                }[];
                oldest_requested: {
                    /** @description Id of the approval. */
                    approval_id: string;
                    contract_id: string;
                    /**
                     * Format: date-time
                     * @description When it was last changed.
                     */
                    last_edit: string;
                }[];
            } | null;
        };
        /** Packaging defaults */
        PackagingDefaults: {
            /**
             * Client ID
             * @description Client to whom these settings belong.
             */
            client_id: string;
            /**
             * Packaging default ID
             * @description Number given to these settings when they were first saved.
             */
            client_packaging_default_id: string;
            /**
             * Own bank account
             * @description Uses the account below for payments of this client.
             */
            bank_account_enabled_flag: components["schemas"]["YesNo"] | null;
            /**
             * Financial institution
             * @description Bank that holds the account.
             */
            financial_institution_id: string | null;
            /**
             * BSB
             * @description Branch that holds the account.
             */
            bank_bsb: string | null;
            /**
             * Account number
             * @description Account from which payments are made.
             */
            bank_account_number: string | null;
            /**
             * Account name
             * @description Name in which the account is held.
             */
            bank_account_name: string | null;
            /**
             * Account name, short
             * @description Account name cut to what the bank file has room for.
             */
            bank_account_name_short: string | null;
            /**
             * APCA number
             * @description Number by which the bank knows the sender of the file.
             */
            apca_number: string | null;
            /**
             * ABA description
             * @description What the bank file says its payments are for.
             */
            aba_description: string | null;
            /**
             * ABA self-balancing
             * @description Closes the bank file with a row that offsets all others.
             * @default yes
             */
            aba_self_balancing_flag: components["schemas"]["YesNo"];
            /**
             * Pay run 1 start
             * Format: int32
             * @description With which number pay run 1 starts.
             */
            pay_run_start: number | null;
            /**
             * Pay run 2 start
             * Format: int32
             * @description With which number pay run 2 starts.
             */
            pay_run_start2: number | null;
            /**
             * Pay run 3 start
             * Format: int32
             * @description With which number pay run 3 starts.
             */
            pay_run_start3: number | null;
            /**
             * Weekend treatment
             * @description On which day a payment that falls on a weekend is made.
             */
            pay_run_weekend_treatment: components["schemas"]["PayRunWeekendTreatment"] | null;
            /**
             * Processing state
             * @description State whose public holidays pay runs observe.
             */
            pay_run_processing_state: components["schemas"]["State"] | null;
            /**
             * Pre-tax code
             * @description Code for deductions before tax.
             */
            payroll_pre_tax: string | null;
            /**
             * Post-tax code
             * @description Code for deductions after tax.
             */
            payroll_post_tax: string | null;
            /**
             * FBT code
             * @description Code for fringe benefits tax.
             */
            payroll_fbt: string | null;
            /**
             * LCC code
             * @description Code for the luxury car charge.
             */
            payroll_lcc: string | null;
            /**
             * GST code
             * @description Code for goods and services tax.
             */
            payroll_gst: string | null;
            /**
             * ITC code
             * @description Code for input tax credits.
             */
            payroll_itc: string | null;
            /**
             * Report delivery
             * @description How packaging reports reach the client.
             * @default email
             */
            report_delivery_type: components["schemas"]["ReportDeliveryType"];
            /**
             * Report groups
             * @description Groups into which packaging reports are split.
             */
            report_groups: string[];
            /**
             * Taxable sales
             * @description Which part of a sale GST is reported on.
             * @default all-items
             */
            taxable_sales: components["schemas"]["TaxableSales"];
        };
        /** What would change of the packaging defaults */
        PackagingDefaultsChanges: {
            /** @description Null of a record that is only to be made: the write itself gives out its id. */
            client_id: string | null;
            changes: components["schemas"]["Change"][];
        };
        /** The record, or with dry_run=true what would change of it */
        PackagingDefaultsOrChanges: components["schemas"]["PackagingDefaults"] | components["schemas"]["PackagingDefaultsChanges"];
        /**
         * Packaging defaults
         * @description The whole record: an absent member, or one that is null, takes its default.
         */
        PackagingDefaultsReplace: {
            /**
             * Client ID
             * @description Client to whom these settings belong. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            client_id?: string;
            /**
             * Packaging default ID
             * @description Number given to these settings when they were first saved. Kept by the service: it is taken back as it was read, and sets nothing.
             */
            client_packaging_default_id?: string;
            /**
             * Own bank account
             * @description Uses the account below for payments of this client.
             */
            bank_account_enabled_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Financial institution
             * @description Bank that holds the account.
             */
            financial_institution_id?: string | null;
            /**
             * BSB
             * @description Branch that holds the account.
             */
            bank_bsb?: string | null;
            /**
             * Account number
             * @description Account from which payments are made.
             */
            bank_account_number?: string | null;
            /**
             * Account name
             * @description Name in which the account is held.
             */
            bank_account_name?: string | null;
            /**
             * Account name, short
             * @description Account name cut to what the bank file has room for.
             */
            bank_account_name_short?: string | null;
            /**
             * APCA number
             * @description Number by which the bank knows the sender of the file.
             */
            apca_number?: string | null;
            /**
             * ABA description
             * @description What the bank file says its payments are for.
             */
            aba_description?: string | null;
            /**
             * ABA self-balancing
             * @description Closes the bank file with a row that offsets all others. Default: `yes`.
             */
            aba_self_balancing_flag?: components["schemas"]["YesNo"] | null;
            /**
             * Pay run 1 start
             * Format: int32
             * @description With which number pay run 1 starts.
             */
            pay_run_start?: number | null;
            /**
             * Pay run 2 start
             * Format: int32
             * @description With which number pay run 2 starts.
             */
            pay_run_start2?: number | null;
            /**
             * Pay run 3 start
             * Format: int32
             * @description With which number pay run 3 starts.
             */
            pay_run_start3?: number | null;
            /**
             * Weekend treatment
             * @description On which day a payment that falls on a weekend is made.
             */
            pay_run_weekend_treatment?: components["schemas"]["PayRunWeekendTreatment"] | null;
            /**
             * Processing state
             * @description State whose public holidays pay runs observe.
             */
            pay_run_processing_state?: components["schemas"]["State"] | null;
            /**
             * Pre-tax code
             * @description Code for deductions before tax.
             */
            payroll_pre_tax?: string | null;
            /**
             * Post-tax code
             * @description Code for deductions after tax.
             */
            payroll_post_tax?: string | null;
            /**
             * FBT code
             * @description Code for fringe benefits tax.
             */
            payroll_fbt?: string | null;
            /**
             * LCC code
             * @description Code for the luxury car charge.
             */
            payroll_lcc?: string | null;
            /**
             * GST code
             * @description Code for goods and services tax.
             */
            payroll_gst?: string | null;
            /**
             * ITC code
             * @description Code for input tax credits.
             */
            payroll_itc?: string | null;
            /**
             * Report delivery
             * @description How packaging reports reach the client. Default: `email`.
             */
            report_delivery_type?: components["schemas"]["ReportDeliveryType"] | null;
            /**
             * Report groups
             * @description Groups into which packaging reports are split.
             */
            report_groups?: string[] | null;
            /**
             * Taxable sales
             * @description Which part of a sale GST is reported on. Default: `all-items`.
             */
            taxable_sales?: components["schemas"]["TaxableSales"] | null;
        };
        /** New password */
        Password: {
            /** @description The password, of which only a hash is kept. */
            password: string;
        };
        /** @enum {string} */
        PayRunWeekendTreatment: "leave-as-weekend" | "pay-on-friday" | "pay-on-monday";
        /** Changes behind a payment */
        PaymentChanges: {
            client_id: string | null;
            /** @description How far back the list reaches. */
            days: number;
            data: {
                /** @description Number of the history entry. */
                event_id: string;
                /** @enum {string} */
                resource: "client" | "packaging_defaults";
                /**
                 * Format: date-time
                 * @description When it happened.
                 */
                at: string;
                user: components["schemas"]["Person"];
                audit_user: components["schemas"]["Person"];
                /** @description Which fields changed, without values. */
                fields: string[];
            }[];
        };
        /** @enum {string} */
        PaymentMethod: "direct-debit" | "cheque" | "cash" | "other" | "credit-card" | "eft";
        /** @enum {string} */
        Permission: "Clients:Read" | "Clients:Create" | "Clients:Update" | "Approvals:Read" | "Approvals:Create" | "Approvals:Update" | "ClientPackagingDefaults:Read" | "ClientPackagingDefaults:Set" | "Audit:UserIdOverride" | "DelegatedLocking" | "Locks:Break" | "Users:Manage" | "Roles:Manage";
        /** Permissions */
        PermissionList: {
            data: {
                permission: components["schemas"]["Permission"];
                /** @description What it allows, in words. */
                allows: string;
            }[];
        };
        Person: {
            user_id: string;
            /** @description Null where the user is gone. */
            display_name: string | null;
        };
        /**
         * Problem
         * @description What went wrong, as RFC 9457 has it.
         */
        Problem: {
            /**
             * Format: uri-reference
             * @description Address of a page that explains the code to a person, as a path from the origin of the request: it holds behind any proxy.
             */
            type: string;
            /** @description What the code stands for. */
            title: string;
            status: number;
            /** @description What to do about it, in a sentence. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            code: components["schemas"]["ProblemCode"];
            /** @description The X-Request-Id to quote. */
            request_id: string;
            /** @description With validation_failed: every fault of the request at once. With locked, of a claim of several locks: each that another holds. */
            errors?: components["schemas"]["Fault"][];
            /** @description The permission that the role lacks. */
            required_permission?: string;
            /** @description Roles that have that permission. */
            roles?: string[];
            /** @description The header at fault. */
            header?: string;
            /** @description The parameter at fault, or the first of several. */
            parameter?: string;
            /** @description Every query parameter at fault at once. */
            parameters?: {
                /** @description Name of the query parameter. */
                parameter: string;
                /** @enum {string} */
                code: "invalid_parameter" | "unknown_parameter";
                /** @description A sentence for people. */
                message: string;
            }[];
            /** @description The form that the parameter takes. */
            pattern?: string;
            /** @description With duplicate_member: which member. */
            pointer?: string;
            /** @description With malformed_json: where it breaks. */
            position?: number;
            /** @description Media types that the service answers with. */
            served?: string[];
            /** @description Media types that the body may have. */
            accepted?: string[];
            /** @description The most bytes that the body may have. */
            max_bytes?: number;
            /** @description The present ETag of the record. */
            etag?: string | null;
            /** @description Fields of the request that changed since the ETag that was sent. */
            conflicting_fields?: string[];
            /** @description Who holds the lock; null while another call is at work. */
            locked_by?: {
                user_id: string;
                display_name: string;
            } | null;
            /** Format: date-time */
            locked_until?: string | null;
        };
        /** @enum {string} */
        ProblemCode: "malformed_json" | "duplicate_member" | "malformed_target" | "malformed_id" | "malformed_header" | "invalid_parameter" | "unknown_parameter" | "unauthenticated" | "invalid_credentials" | "permission_denied" | "not_found" | "record_not_found" | "method_not_allowed" | "not_acceptable" | "idempotency_in_progress" | "conflict" | "precondition_failed" | "body_too_large" | "unsupported_media_type" | "validation_failed" | "unknown_audit_user" | "idempotency_mismatch" | "locked" | "lock_not_held" | "rate_limited" | "internal" | "unavailable";
        /** @enum {string} */
        ProspectPriority: "" | "High" | "Medium" | "Low";
        /** @enum {string} */
        ProspectProbability: "20%" | "40%" | "60%" | "80%" | "100%";
        /** @enum {string} */
        RegCtpType: "business" | "private";
        /** @enum {string} */
        ReportDeliveryType: "email" | "post";
        /** Role */
        Role: {
            /** @description Number of the role. */
            role_id: string;
            /** @description Name of the role. */
            name: string;
            /** @description What the role allows. */
            permissions: components["schemas"]["Permission"][];
            /** @description How many users have the role. */
            users: number;
            /**
             * Format: date-time
             * @description When the role was added.
             */
            created: string;
            /**
             * Format: date-time
             * @description When the role was last changed.
             */
            last_edit: string;
        };
        /** What would change of the role */
        RoleChanges: {
            /** @description Null of a record that is only to be made: the write itself gives out its id. */
            role_id: string | null;
            changes: components["schemas"]["Change"][];
        };
        /** New role */
        RoleCreate: {
            /** @description Name of the role. */
            name: string;
            /** @description What the role allows. */
            permissions: components["schemas"]["Permission"][];
        };
        /** The record, or with dry_run=true what would change of it */
        RoleOrChanges: components["schemas"]["Role"] | components["schemas"]["RoleChanges"];
        /** Page of roles */
        RolePage: {
            data: components["schemas"]["Role"][];
            /** @description The cursor of the next page; null on the last. */
            next_cursor: string | null;
            /** @description How many match, over all pages. */
            total: number;
            /** @description False where the total is an estimate. */
            total_exact: boolean;
        };
        /** Changes of a role */
        RolePatch: {
            /** @description Name of the role. */
            name?: string;
            /** @description What the role allows. */
            permissions?: components["schemas"]["Permission"][];
        };
        /** @enum {string} */
        SalaryType: "total-package" | "base-only" | "base-plus-super" | "fixed-super";
        /** @enum {string} */
        State: "VIC" | "NSW" | "ACT" | "QLD" | "WA" | "SA" | "TAS" | "NT" | "NZ";
        /** @enum {string} */
        TaxableSales: "only-fees" | "all-items";
        /** Token */
        Token: {
            /** @description Send it as Authorization: Bearer <token>. */
            access_token: string;
            /** @constant */
            token_type: "Bearer";
            /** @description Seconds until the token runs out. */
            expires_in: number;
        };
        /** User */
        User: {
            /** @description Number of the user. */
            user_id: string;
            /** @description Name with which the user signs in, in any case. */
            user_name: string;
            /** @description Name under which others see the user. */
            display_name: string;
            /** @description Number of the role. */
            role_id: string;
            /** @description Name of the role. */
            role_name: string;
            /** @description False for a user who may not sign in. */
            enabled: boolean;
            /**
             * Format: date-time
             * @description When the user was added.
             */
            created: string;
            /**
             * Format: date-time
             * @description When the user was last changed.
             */
            last_edit: string;
        };
        /** What would change of the user */
        UserChanges: {
            /** @description Null of a record that is only to be made: the write itself gives out its id. */
            user_id: string | null;
            changes: components["schemas"]["Change"][];
        };
        /** New user */
        UserCreate: {
            /** @description Name with which the user signs in, in any case. */
            user_name: string;
            /** @description Name under which others see the user. */
            display_name: string;
            /** @description Number of the role. */
            role_id: string;
            /** @description The password, of which only a hash is kept. */
            password: string;
            /** @description False for a user who may not sign in. */
            enabled?: boolean;
        };
        /** The record, or with dry_run=true what would change of it */
        UserOrChanges: components["schemas"]["User"] | components["schemas"]["UserChanges"];
        /** Page of users */
        UserPage: {
            data: components["schemas"]["User"][];
            /** @description The cursor of the next page; null on the last. */
            next_cursor: string | null;
            /** @description How many match, over all pages. */
            total: number;
            /** @description False where the total is an estimate. */
            total_exact: boolean;
        };
        /** Changes of a user */
        UserPatch: {
            /** @description Name under which others see the user. */
            display_name?: string;
            /** @description Number of the role. */
            role_id?: string;
            /** @description False for a user who may not sign in. */
            enabled?: boolean;
        };
        /** @enum {string} */
        YesNo: "yes" | "no";
    };
    responses: {
        /**
         * @description `malformed_header`: A header is malformed.
         *
         *     `unknown_parameter`: There is no such query parameter.
         */
        MalformedHeaderOrUnknownParameter: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_header" | "unknown_parameter";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_header" | "unknown_parameter";
                };
            };
        };
        /** @description `unauthenticated`: A valid bearer token is needed. */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "unauthenticated";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "unauthenticated";
                };
            };
        };
        /** @description `permission_denied`: Your role lacks a permission. */
        PermissionDenied: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "permission_denied";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "permission_denied";
                };
            };
        };
        /** @description `not_acceptable`: No representation that you accept. */
        NotAcceptable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "not_acceptable";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "not_acceptable";
                };
            };
        };
        /** @description `unknown_audit_user`: Nobody can be acted for under that id. */
        UnknownAuditUser: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "unknown_audit_user";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "unknown_audit_user";
                };
            };
        };
        /** @description `rate_limited`: Too many requests. */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "rate_limited";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "rate_limited";
                };
            };
        };
        /** @description `internal`: The service failed. */
        Internal: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "internal";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "internal";
                };
            };
        };
        /** @description `unavailable`: The database cannot be reached. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "unavailable";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "unavailable";
                };
            };
        };
        /**
         * @description `malformed_header`: A header is malformed.
         *
         *     `invalid_parameter`: A query parameter is not usable.
         *
         *     `unknown_parameter`: There is no such query parameter.
         */
        MalformedHeaderOrInvalidParameterOrUnknownParameter: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_header" | "invalid_parameter" | "unknown_parameter";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_header" | "invalid_parameter" | "unknown_parameter";
                };
            };
        };
        /**
         * @description `malformed_json`: The body is not JSON.
         *
         *     `duplicate_member`: A member is named twice.
         *
         *     `malformed_header`: A header is malformed.
         *
         *     `invalid_parameter`: A query parameter is not usable.
         *
         *     `unknown_parameter`: There is no such query parameter.
         */
        MalformedJsonOrDuplicateMemberOrMalformedHeaderOrInvalidParameterOrUnknownParameter: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_json" | "duplicate_member" | "malformed_header" | "invalid_parameter" | "unknown_parameter";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_json" | "duplicate_member" | "malformed_header" | "invalid_parameter" | "unknown_parameter";
                };
            };
        };
        /** @description `idempotency_in_progress`: The same request is still running. */
        IdempotencyInProgress: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "idempotency_in_progress";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "idempotency_in_progress";
                };
            };
        };
        /** @description `body_too_large`: The body is too large. */
        BodyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "body_too_large";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "body_too_large";
                };
            };
        };
        /** @description `unsupported_media_type`: The body has another media type. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Accept-Patch": components["headers"]["Accept-Patch"];
                "Accept-Post": components["headers"]["Accept-Post"];
                "Accept-Encoding": components["headers"]["Accept-Encoding"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "unsupported_media_type";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "unsupported_media_type";
                };
            };
        };
        /**
         * @description `validation_failed`: The request has faults.
         *
         *     `unknown_audit_user`: Nobody can be acted for under that id.
         *
         *     `idempotency_mismatch`: The key belongs to another request.
         */
        ValidationFailedOrUnknownAuditUserOrIdempotencyMismatch: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "validation_failed" | "unknown_audit_user" | "idempotency_mismatch";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "validation_failed" | "unknown_audit_user" | "idempotency_mismatch";
                };
            };
        };
        /** @description `locked`: The record is locked. */
        Locked: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "locked";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "locked";
                };
            };
        };
        /**
         * @description `malformed_id`: The id is malformed.
         *
         *     `malformed_header`: A header is malformed.
         *
         *     `unknown_parameter`: There is no such query parameter.
         */
        MalformedIdOrMalformedHeaderOrUnknownParameter: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_id" | "malformed_header" | "unknown_parameter";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_id" | "malformed_header" | "unknown_parameter";
                };
            };
        };
        /** @description `record_not_found`: There is no such record. */
        RecordNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "record_not_found";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "record_not_found";
                };
            };
        };
        /**
         * @description `malformed_json`: The body is not JSON.
         *
         *     `duplicate_member`: A member is named twice.
         *
         *     `malformed_id`: The id is malformed.
         *
         *     `malformed_header`: A header is malformed.
         *
         *     `invalid_parameter`: A query parameter is not usable.
         *
         *     `unknown_parameter`: There is no such query parameter.
         */
        MalformedJsonOrDuplicateMemberOrMalformedIdOrMalformedHeaderOrInvalidParameterOrUnknownParameter: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_json" | "duplicate_member" | "malformed_id" | "malformed_header" | "invalid_parameter" | "unknown_parameter";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_json" | "duplicate_member" | "malformed_id" | "malformed_header" | "invalid_parameter" | "unknown_parameter";
                };
            };
        };
        /**
         * @description `idempotency_in_progress`: The same request is still running.
         *
         *     `conflict`: The change contradicts the present state.
         */
        IdempotencyInProgressOrConflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "idempotency_in_progress" | "conflict";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "idempotency_in_progress" | "conflict";
                };
            };
        };
        /** @description `precondition_failed`: The record has changed. */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "precondition_failed";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "precondition_failed";
                };
            };
        };
        /** @description `conflict`: The change contradicts the present state. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "conflict";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "conflict";
                };
            };
        };
        /**
         * @description `malformed_id`: The id is malformed.
         *
         *     `malformed_header`: A header is malformed.
         *
         *     `invalid_parameter`: A query parameter is not usable.
         *
         *     `unknown_parameter`: There is no such query parameter.
         */
        MalformedIdOrMalformedHeaderOrInvalidParameterOrUnknownParameter: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_id" | "malformed_header" | "invalid_parameter" | "unknown_parameter";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_id" | "malformed_header" | "invalid_parameter" | "unknown_parameter";
                };
            };
        };
        /**
         * @description `validation_failed`: The request has faults.
         *
         *     `unknown_audit_user`: Nobody can be acted for under that id.
         */
        ValidationFailedOrUnknownAuditUser: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "validation_failed" | "unknown_audit_user";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "validation_failed" | "unknown_audit_user";
                };
            };
        };
        /**
         * @description `malformed_json`: The body is not JSON.
         *
         *     `duplicate_member`: A member is named twice.
         *
         *     `malformed_header`: A header is malformed.
         *
         *     `unknown_parameter`: There is no such query parameter.
         */
        MalformedJsonOrDuplicateMemberOrMalformedHeaderOrUnknownParameter: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_json" | "duplicate_member" | "malformed_header" | "unknown_parameter";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_json" | "duplicate_member" | "malformed_header" | "unknown_parameter";
                };
            };
        };
        /** @description `invalid_credentials`: User name or password is wrong. */
        InvalidCredentials: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "invalid_credentials";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "invalid_credentials";
                };
            };
        };
        /** @description `validation_failed`: The request has faults. */
        ValidationFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "validation_failed";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "validation_failed";
                };
            };
        };
        /**
         * @description `locked`: The record is locked.
         *
         *     `lock_not_held`: The session does not hold the lock.
         */
        LockedOrLockNotHeld: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "locked" | "lock_not_held";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "locked" | "lock_not_held";
                };
            };
        };
        /**
         * @description `malformed_json`: The body is not JSON.
         *
         *     `duplicate_member`: A member is named twice.
         *
         *     `malformed_id`: The id is malformed.
         *
         *     `malformed_header`: A header is malformed.
         *
         *     `unknown_parameter`: There is no such query parameter.
         */
        MalformedJsonOrDuplicateMemberOrMalformedIdOrMalformedHeaderOrUnknownParameter: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_json" | "duplicate_member" | "malformed_id" | "malformed_header" | "unknown_parameter";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_json" | "duplicate_member" | "malformed_id" | "malformed_header" | "unknown_parameter";
                };
            };
        };
    };
    parameters: {
        /**
         * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
         * @example Australia/Sydney
         */
        TimeZone: string;
        /**
         * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
         * @example 1
         */
        AuditUserId: string;
        /**
         * @description Why the change is made: kept with the history entry. UTF-8.
         * @example Corrected after a call with the client
         */
        AuditReason: string;
        /**
         * @description ETag that the record must still have, or * for any.
         * @example "1"
         */
        IfMatch: string;
        /**
         * @description ETags that the caller has; the answer is 304 when one of them is the present one.
         * @example "1"
         */
        IfNoneMatch: string;
        /**
         * @description With *: only if there is no such record yet, which of many at once exactly one can be. With ETags: only if the record is of none of these versions.
         * @example *
         */
        IfNoneMatchOnWrite: string;
        /**
         * @description Names the request, so that its repetition within 24 hours is answered and not done again.
         * @example d3b7f0c2-7a51-4f0e-9c38-1d5a6e2b9f04
         */
        IdempotencyKey: string;
        /**
         * @description Locking session that holds the lock on the record: the call then takes none of its own. It takes the permission DelegatedLocking.
         * @example 5a0f3c1e-8d27-4b6a-9e41-c2d7f8b30a65
         */
        DelegatedLockingSessionId: string;
        /**
         * @description Id for the request, its log line and its history entries. One of another form is replaced.
         * @example import-2026-11-20.17
         */
        RequestId: string;
        /**
         * @description `handling=lenient` writes the good elements and reports the others; `return=minimal` leaves the records out of the answer.
         * @example handling=lenient
         */
        Prefer: string;
    };
    requestBodies: never;
    headers: {
        /** @description The id of the request: the one sent, or one made for it. */
        "X-Request-Id": string;
        /** @description Version of the record, for If-Match and If-None-Match. */
        ETag: string;
        /** @description Path of what was made. */
        Location: string;
        /** @description Request headers that the answer depends on. */
        Vary: string;
        /** @description The part of Prefer that was followed. */
        "Preference-Applied": string;
        /** @description `true` where the answer is that of an earlier, equal request. */
        "Idempotency-Replayed": "true";
        /** @description How to authenticate. */
        "WWW-Authenticate": string;
        /** @description Seconds to wait before trying again. */
        "Retry-After": number;
        /** @description Calls allowed in the period. */
        "RateLimit-Limit": number;
        /** @description Calls left in the period. */
        "RateLimit-Remaining": number;
        /** @description Seconds until the period ends. */
        "RateLimit-Reset": number;
        /** @description `br` or `gzip`, where the answer is long and the caller accepts that. */
        "Content-Encoding": string;
        /** @description The codings that the body of a request may have: none. */
        "Accept-Encoding": string;
        /** @description Media types that the body of a PATCH may have. */
        "Accept-Patch": string;
        /** @description Media types that the body of another request may have. */
        "Accept-Post": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getPermissions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["PermissionList"];
                };
            };
            400: components["responses"]["MalformedHeaderOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /**
                 * @description The most entries of the page.
                 * @example 20
                 */
                limit?: number;
                /** @description The next_cursor of the page before, with otherwise the same parameters. */
                cursor?: string;
            };
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["RolePage"];
                };
            };
            400: components["responses"]["MalformedHeaderOrInvalidParameterOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRole: {
        parameters: {
            query?: {
                /**
                 * @description Checks everything, writes nothing, and answers with what would change.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Why the change is made: kept with the history entry. UTF-8.
                 * @example Corrected after a call with the client
                 */
                "Audit-Reason"?: components["parameters"]["AuditReason"];
                /**
                 * @description Names the request, so that its repetition within 24 hours is answered and not done again.
                 * @example d3b7f0c2-7a51-4f0e-9c38-1d5a6e2b9f04
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleCreate"];
                "application/vnd.service-api.v1+json": components["schemas"]["RoleCreate"];
            };
        };
        responses: {
            /** @description With `dry_run=true`: what would change, and nothing is written. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["RoleChanges"];
                };
            };
            /** @description Made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["MalformedJsonOrDuplicateMemberOrMalformedHeaderOrInvalidParameterOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrUnknownAuditUserOrIdempotencyMismatch"];
            423: components["responses"]["Locked"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description ETags that the caller has; the answer is 304 when one of them is the present one.
                 * @example "1"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The role.
                 * @example 3
                 */
                role_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["Role"];
                };
            };
            /** @description The caller has the present version. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedIdOrMalformedHeaderOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RecordNotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Why the change is made: kept with the history entry. UTF-8.
                 * @example Corrected after a call with the client
                 */
                "Audit-Reason"?: components["parameters"]["AuditReason"];
                /**
                 * @description ETag that the record must still have, or * for any.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With *: only if there is no such record yet, which of many at once exactly one can be. With ETags: only if the record is of none of these versions.
                 * @example *
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOnWrite"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The role.
                 * @example 3
                 */
                role_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedIdOrMalformedHeaderOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RecordNotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnknownAuditUser"];
            423: components["responses"]["Locked"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchRole: {
        parameters: {
            query?: {
                /**
                 * @description Checks everything, writes nothing, and answers with what would change.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Why the change is made: kept with the history entry. UTF-8.
                 * @example Corrected after a call with the client
                 */
                "Audit-Reason"?: components["parameters"]["AuditReason"];
                /**
                 * @description ETag that the record must still have, or * for any.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With *: only if there is no such record yet, which of many at once exactly one can be. With ETags: only if the record is of none of these versions.
                 * @example *
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOnWrite"];
                /**
                 * @description Names the request, so that its repetition within 24 hours is answered and not done again.
                 * @example d3b7f0c2-7a51-4f0e-9c38-1d5a6e2b9f04
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The role.
                 * @example 3
                 */
                role_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RolePatch"];
                "application/vnd.service-api.v1+json": components["schemas"]["RolePatch"];
                "application/merge-patch+json": components["schemas"]["RolePatch"];
            };
        };
        responses: {
            /** @description Done. With `dry_run=true`: what would change, and nothing is written. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["RoleOrChanges"];
                };
            };
            400: components["responses"]["MalformedJsonOrDuplicateMemberOrMalformedIdOrMalformedHeaderOrInvalidParameterOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RecordNotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyInProgressOrConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrUnknownAuditUserOrIdempotencyMismatch"];
            423: components["responses"]["Locked"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoleEvents: {
        parameters: {
            query?: {
                /**
                 * @description The most entries of the page.
                 * @example 20
                 */
                limit?: number;
                /** @description The next_cursor of the page before, with otherwise the same parameters. */
                cursor?: string;
            };
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The role.
                 * @example 3
                 */
                role_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["EventPage"];
                };
            };
            400: components["responses"]["MalformedIdOrMalformedHeaderOrInvalidParameterOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RecordNotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description The most entries of the page.
                 * @example 20
                 */
                limit?: number;
                /** @description The next_cursor of the page before, with otherwise the same parameters. */
                cursor?: string;
            };
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["UserPage"];
                };
            };
            400: components["responses"]["MalformedHeaderOrInvalidParameterOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: {
                /**
                 * @description Checks everything, writes nothing, and answers with what would change.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Why the change is made: kept with the history entry. UTF-8.
                 * @example Corrected after a call with the client
                 */
                "Audit-Reason"?: components["parameters"]["AuditReason"];
                /**
                 * @description Names the request, so that its repetition within 24 hours is answered and not done again.
                 * @example d3b7f0c2-7a51-4f0e-9c38-1d5a6e2b9f04
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreate"];
                "application/vnd.service-api.v1+json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description With `dry_run=true`: what would change, and nothing is written. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["UserChanges"];
                };
            };
            /** @description Made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["MalformedJsonOrDuplicateMemberOrMalformedHeaderOrInvalidParameterOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyInProgressOrConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrUnknownAuditUserOrIdempotencyMismatch"];
            423: components["responses"]["Locked"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description ETags that the caller has; the answer is 304 when one of them is the present one.
                 * @example "1"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The user.
                 * @example 9
                 */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["User"];
                };
            };
            /** @description The caller has the present version. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedIdOrMalformedHeaderOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RecordNotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchUser: {
        parameters: {
            query?: {
                /**
                 * @description Checks everything, writes nothing, and answers with what would change.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Why the change is made: kept with the history entry. UTF-8.
                 * @example Corrected after a call with the client
                 */
                "Audit-Reason"?: components["parameters"]["AuditReason"];
                /**
                 * @description ETag that the record must still have, or * for any.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With *: only if there is no such record yet, which of many at once exactly one can be. With ETags: only if the record is of none of these versions.
                 * @example *
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOnWrite"];
                /**
                 * @description Names the request, so that its repetition within 24 hours is answered and not done again.
                 * @example d3b7f0c2-7a51-4f0e-9c38-1d5a6e2b9f04
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The user.
                 * @example 9
                 */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPatch"];
                "application/vnd.service-api.v1+json": components["schemas"]["UserPatch"];
                "application/merge-patch+json": components["schemas"]["UserPatch"];
            };
        };
        responses: {
            /** @description Done. With `dry_run=true`: what would change, and nothing is written. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["UserOrChanges"];
                };
            };
            400: components["responses"]["MalformedJsonOrDuplicateMemberOrMalformedIdOrMalformedHeaderOrInvalidParameterOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RecordNotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyInProgressOrConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrUnknownAuditUserOrIdempotencyMismatch"];
            423: components["responses"]["Locked"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserEvents: {
        parameters: {
            query?: {
                /**
                 * @description The most entries of the page.
                 * @example 20
                 */
                limit?: number;
                /** @description The next_cursor of the page before, with otherwise the same parameters. */
                cursor?: string;
            };
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The user.
                 * @example 9
                 */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["EventPage"];
                };
            };
            400: components["responses"]["MalformedIdOrMalformedHeaderOrInvalidParameterOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RecordNotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceUserPassword: {
        parameters: {
            query?: {
                /**
                 * @description Checks everything, writes nothing, and answers with what would change.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Why the change is made: kept with the history entry. UTF-8.
                 * @example Corrected after a call with the client
                 */
                "Audit-Reason"?: components["parameters"]["AuditReason"];
                /**
                 * @description ETag that the record must still have, or * for any.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With *: only if there is no such record yet, which of many at once exactly one can be. With ETags: only if the record is of none of these versions.
                 * @example *
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOnWrite"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The user.
                 * @example 9
                 */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Password"];
                "application/vnd.service-api.v1+json": components["schemas"]["Password"];
            };
        };
        responses: {
            /** @description With `dry_run=true`: what would change, and nothing is written. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["UserChanges"];
                };
            };
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedJsonOrDuplicateMemberOrMalformedIdOrMalformedHeaderOrInvalidParameterOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RecordNotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrUnknownAuditUser"];
            423: components["responses"]["Locked"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
                "application/vnd.service-api.v1+json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["MalformedJsonOrDuplicateMemberOrMalformedHeaderOrUnknownParameter"];
            401: components["responses"]["InvalidCredentials"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Why the change is made: kept with the history entry. UTF-8.
                 * @example Corrected after a call with the client
                 */
                "Audit-Reason"?: components["parameters"]["AuditReason"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedHeaderOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApprovals: {
        parameters: {
            query?: {
                /**
                 * @description Words to look for, slips allowed, in approval_id, contract_id, invoice_no, driver_name, external_order_number. Without sort, the best matches come first.
                 * @example fleet
                 */
                search?: string;
                /**
                 * @description Members to sort by; a leading - reverses. Without it: -approval_id.
                 * @example [
                 *       "-created"
                 *     ]
                 */
                sort?: ("approval_id" | "-approval_id" | "created" | "-created" | "last_edit" | "-last_edit" | "posted_date" | "-posted_date" | "status_flag" | "-status_flag" | "contract_id" | "-contract_id" | "supplier_id" | "-supplier_id" | "approval_limit" | "-approval_limit" | "_lines_total" | "-_lines_total" | "invoice_date" | "-invoice_date")[];
                /**
                 * @description The most entries of the page.
                 * @example 20
                 */
                limit?: number;
                /** @description The next_cursor of the page before, with otherwise the same parameters. */
                cursor?: string;
                /**
                 * @description Members that the records are cut to; _etag is the ETag of each. _client_id: Client that the contract belongs to, where somebody has said so. It takes the permission Clients:Read. _client_name: Name of the client that the contract belongs to, where somebody has said so. It takes the permission Clients:Read. _lines_total: Sum of the amounts of the maintenance lines. An amount that is no figure counts for nothing.
                 * @example [
                 *       "approval_id",
                 *       "created"
                 *     ]
                 */
                fields?: ("approval_id" | "created" | "last_edit" | "posted_date" | "requested_audit_attempt_count" | "source" | "user_id" | "user_id_edit" | "contract_id" | "status_flag" | "approval_sub_status_id" | "approval_limit" | "external_order_number" | "client_phone" | "misc_phone" | "attachment_id" | "invoice_no" | "invoice_date" | "credit_note_flag" | "reimbursement_flag" | "payee_payment_method_id" | "driver_bank_account_id" | "bank_details_correct_flag" | "billing_period" | "supplier_franchise_vehicle_id" | "odometer" | "odometer_date" | "odometer_valid_flag" | "supplier_id" | "supplier_contact" | "supplier_phone" | "franchise_notes" | "driver_name" | "driver_phone" | "driver_aware_flag" | "maintenance_lines" | "notes" | "_client_id" | "_client_name" | "_lines_total" | "_etag")[];
                /**
                 * @description Approval ID: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "10001"
                 *     ]
                 */
                approval_id?: string[];
                /**
                 * @description Approval ID: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "10001"
                 *     ]
                 */
                approval_id_not?: string[];
                /**
                 * @description Approval ID: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                approval_id_set?: boolean;
                /**
                 * @description Created: only this and above; a date counts as a whole day of the Time-Zone.
                 * @example 2026-07-01
                 */
                created_from?: string;
                /**
                 * @description Created: only this and below; a date counts as a whole day of the Time-Zone.
                 * @example 2026-07-01
                 */
                created_to?: string;
                /**
                 * @description Created: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                created_set?: boolean;
                /**
                 * @description Last edit: only this and above; a date counts as a whole day of the Time-Zone.
                 * @example 2026-07-01
                 */
                last_edit_from?: string;
                /**
                 * @description Last edit: only this and below; a date counts as a whole day of the Time-Zone.
                 * @example 2026-07-01
                 */
                last_edit_to?: string;
                /**
                 * @description Last edit: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                last_edit_set?: boolean;
                /**
                 * @description Posted: only this and above; a date counts as a whole day of the Time-Zone.
                 * @example 2026-07-01
                 */
                posted_date_from?: string;
                /**
                 * @description Posted: only this and below; a date counts as a whole day of the Time-Zone.
                 * @example 2026-07-01
                 */
                posted_date_to?: string;
                /**
                 * @description Posted: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                posted_date_set?: boolean;
                /**
                 * @description Times requested: only this and above.
                 * @example 10
                 */
                requested_audit_attempt_count_from?: number;
                /**
                 * @description Times requested: only this and below.
                 * @example 10
                 */
                requested_audit_attempt_count_to?: number;
                /**
                 * @description Times requested: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                requested_audit_attempt_count_set?: boolean;
                /**
                 * @description Source: only records with one of these values.
                 * @example [
                 *       "internal",
                 *       "external_channel"
                 *     ]
                 */
                source?: ("internal" | "external_channel")[];
                /**
                 * @description Source: only records with none of these values, those without any value among them.
                 * @example [
                 *       "internal",
                 *       "external_channel"
                 *     ]
                 */
                source_not?: ("internal" | "external_channel")[];
                /**
                 * @description Source: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                source_set?: boolean;
                /**
                 * @description Created by: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "10001"
                 *     ]
                 */
                user_id?: string[];
                /**
                 * @description Created by: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "10001"
                 *     ]
                 */
                user_id_not?: string[];
                /**
                 * @description Created by: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                user_id_set?: boolean;
                /**
                 * @description Last edited by: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "10001"
                 *     ]
                 */
                user_id_edit?: string[];
                /**
                 * @description Last edited by: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "10001"
                 *     ]
                 */
                user_id_edit_not?: string[];
                /**
                 * @description Last edited by: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                user_id_edit_set?: boolean;
                /**
                 * @description Contract: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                contract_id?: string[];
                /**
                 * @description Contract: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                contract_id_not?: string[];
                /**
                 * @description Contract: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contract_id_contains?: string;
                /**
                 * @description Contract: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contract_id_set?: boolean;
                /**
                 * @description Status: only records with one of these values.
                 * @example [
                 *       "active",
                 *       "batch"
                 *     ]
                 */
                status_flag?: ("active" | "batch" | "cancelled" | "rejected" | "requested")[];
                /**
                 * @description Status: only records with none of these values, those without any value among them.
                 * @example [
                 *       "active",
                 *       "batch"
                 *     ]
                 */
                status_flag_not?: ("active" | "batch" | "cancelled" | "rejected" | "requested")[];
                /**
                 * @description Status: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                status_flag_set?: boolean;
                /**
                 * @description Sub-status: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                approval_sub_status_id?: string[];
                /**
                 * @description Sub-status: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                approval_sub_status_id_not?: string[];
                /**
                 * @description Sub-status: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                approval_sub_status_id_contains?: string;
                /**
                 * @description Sub-status: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                approval_sub_status_id_set?: boolean;
                /**
                 * @description Approval limit: only this and above.
                 * @example 1000
                 */
                approval_limit_from?: Figure;
                /**
                 * @description Approval limit: only this and below.
                 * @example 1000
                 */
                approval_limit_to?: Figure;
                /**
                 * @description Approval limit: with true only records that have it, with false only those that do not. The default, 0, counts as not set.
                 * @example true
                 */
                approval_limit_set?: boolean;
                /**
                 * @description External order number: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                external_order_number_contains?: string;
                /**
                 * @description External order number: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                external_order_number_set?: boolean;
                /**
                 * @description Client phone: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                client_phone_contains?: string;
                /**
                 * @description Client phone: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                client_phone_set?: boolean;
                /**
                 * @description Other phone: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                misc_phone_contains?: string;
                /**
                 * @description Other phone: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                misc_phone_set?: boolean;
                /**
                 * @description Attachment: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                attachment_id?: string[];
                /**
                 * @description Attachment: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                attachment_id_not?: string[];
                /**
                 * @description Attachment: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                attachment_id_contains?: string;
                /**
                 * @description Attachment: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                attachment_id_set?: boolean;
                /**
                 * @description Invoice number: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                invoice_no_contains?: string;
                /**
                 * @description Invoice number: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                invoice_no_set?: boolean;
                /**
                 * @description Invoice date: only this and above.
                 * @example 2026-07-01
                 */
                invoice_date_from?: string;
                /**
                 * @description Invoice date: only this and below.
                 * @example 2026-07-01
                 */
                invoice_date_to?: string;
                /**
                 * @description Invoice date: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                invoice_date_set?: boolean;
                /**
                 * @description Credit note: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                credit_note_flag?: ("yes" | "no")[];
                /**
                 * @description Credit note: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                credit_note_flag_not?: ("yes" | "no")[];
                /**
                 * @description Credit note: with true only records that have it, with false only those that do not. The default, no, counts as not set.
                 * @example true
                 */
                credit_note_flag_set?: boolean;
                /**
                 * @description Reimbursement: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                reimbursement_flag?: ("yes" | "no")[];
                /**
                 * @description Reimbursement: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                reimbursement_flag_not?: ("yes" | "no")[];
                /**
                 * @description Reimbursement: with true only records that have it, with false only those that do not. The default, no, counts as not set.
                 * @example true
                 */
                reimbursement_flag_set?: boolean;
                /**
                 * @description Payee payment method: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                payee_payment_method_id?: string[];
                /**
                 * @description Payee payment method: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                payee_payment_method_id_not?: string[];
                /**
                 * @description Payee payment method: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                payee_payment_method_id_contains?: string;
                /**
                 * @description Payee payment method: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                payee_payment_method_id_set?: boolean;
                /**
                 * @description Driver bank account: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                driver_bank_account_id?: string[];
                /**
                 * @description Driver bank account: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                driver_bank_account_id_not?: string[];
                /**
                 * @description Driver bank account: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                driver_bank_account_id_contains?: string;
                /**
                 * @description Driver bank account: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                driver_bank_account_id_set?: boolean;
                /**
                 * @description Bank details correct: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                bank_details_correct_flag?: ("yes" | "no")[];
                /**
                 * @description Bank details correct: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                bank_details_correct_flag_not?: ("yes" | "no")[];
                /**
                 * @description Bank details correct: with true only records that have it, with false only those that do not. The default, no, counts as not set.
                 * @example true
                 */
                bank_details_correct_flag_set?: boolean;
                /**
                 * @description Billing period: only this and above.
                 * @example 10
                 */
                billing_period_from?: number;
                /**
                 * @description Billing period: only this and below.
                 * @example 10
                 */
                billing_period_to?: number;
                /**
                 * @description Billing period: with true only records that have it, with false only those that do not. The default, 0, counts as not set.
                 * @example true
                 */
                billing_period_set?: boolean;
                /**
                 * @description Franchise vehicle: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                supplier_franchise_vehicle_id?: string[];
                /**
                 * @description Franchise vehicle: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                supplier_franchise_vehicle_id_not?: string[];
                /**
                 * @description Franchise vehicle: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                supplier_franchise_vehicle_id_contains?: string;
                /**
                 * @description Franchise vehicle: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                supplier_franchise_vehicle_id_set?: boolean;
                /**
                 * @description Odometer: only this and above.
                 * @example 10
                 */
                odometer_from?: number;
                /**
                 * @description Odometer: only this and below.
                 * @example 10
                 */
                odometer_to?: number;
                /**
                 * @description Odometer: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                odometer_set?: boolean;
                /**
                 * @description Odometer date: only this and above.
                 * @example 2026-07-01
                 */
                odometer_date_from?: string;
                /**
                 * @description Odometer date: only this and below.
                 * @example 2026-07-01
                 */
                odometer_date_to?: string;
                /**
                 * @description Odometer date: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                odometer_date_set?: boolean;
                /**
                 * @description Odometer check: only records with one of these values.
                 * @example [
                 *       "valid",
                 *       "invalid"
                 *     ]
                 */
                odometer_valid_flag?: ("valid" | "invalid" | "none")[];
                /**
                 * @description Odometer check: only records with none of these values, those without any value among them.
                 * @example [
                 *       "valid",
                 *       "invalid"
                 *     ]
                 */
                odometer_valid_flag_not?: ("valid" | "invalid" | "none")[];
                /**
                 * @description Odometer check: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                odometer_valid_flag_set?: boolean;
                /**
                 * @description Supplier: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                supplier_id?: string[];
                /**
                 * @description Supplier: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                supplier_id_not?: string[];
                /**
                 * @description Supplier: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                supplier_id_contains?: string;
                /**
                 * @description Supplier: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                supplier_id_set?: boolean;
                /**
                 * @description Supplier contact: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                supplier_contact_contains?: string;
                /**
                 * @description Supplier contact: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                supplier_contact_set?: boolean;
                /**
                 * @description Supplier phone: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                supplier_phone_contains?: string;
                /**
                 * @description Supplier phone: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                supplier_phone_set?: boolean;
                /**
                 * @description Franchise notes: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                franchise_notes_contains?: string;
                /**
                 * @description Franchise notes: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                franchise_notes_set?: boolean;
                /**
                 * @description Driver name: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                driver_name_contains?: string;
                /**
                 * @description Driver name: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                driver_name_set?: boolean;
                /**
                 * @description Driver phone: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                driver_phone_contains?: string;
                /**
                 * @description Driver phone: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                driver_phone_set?: boolean;
                /**
                 * @description Driver aware: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                driver_aware_flag?: ("yes" | "no")[];
                /**
                 * @description Driver aware: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                driver_aware_flag_not?: ("yes" | "no")[];
                /**
                 * @description Driver aware: with true only records that have it, with false only those that do not. The default, no, counts as not set.
                 * @example true
                 */
                driver_aware_flag_set?: boolean;
                /**
                 * @description Maintenance lines: with true only records that have it, with false only those that do not. An empty one counts as not set.
                 * @example true
                 */
                maintenance_lines_set?: boolean;
                /**
                 * @description Notes: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                notes_contains?: string;
                /**
                 * @description Notes: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                notes_set?: boolean;
                /**
                 * @description Only records whose contract belongs to this client.
                 * @example 10001
                 */
                client_id?: string;
            };
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["ApprovalPage"];
                };
            };
            400: components["responses"]["MalformedHeaderOrInvalidParameterOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApproval: {
        parameters: {
            query?: {
                /**
                 * @description Checks everything, writes nothing, and answers with what would change.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Why the change is made: kept with the history entry. UTF-8.
                 * @example Corrected after a call with the client
                 */
                "Audit-Reason"?: components["parameters"]["AuditReason"];
                /**
                 * @description Names the request, so that its repetition within 24 hours is answered and not done again.
                 * @example d3b7f0c2-7a51-4f0e-9c38-1d5a6e2b9f04
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalCreate"];
                "application/vnd.service-api.v1+json": components["schemas"]["ApprovalCreate"];
            };
        };
        responses: {
            /** @description With `dry_run=true`: what would change, and nothing is written. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["ApprovalChanges"];
                };
            };
            /** @description Made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["MalformedJsonOrDuplicateMemberOrMalformedHeaderOrInvalidParameterOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrUnknownAuditUserOrIdempotencyMismatch"];
            423: components["responses"]["Locked"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApproval: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description ETags that the caller has; the answer is 304 when one of them is the present one.
                 * @example "1"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The approval.
                 * @example 88001
                 */
                approval_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["Approval"];
                };
            };
            /** @description The caller has the present version. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedIdOrMalformedHeaderOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RecordNotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceApproval: {
        parameters: {
            query?: {
                /**
                 * @description Checks everything, writes nothing, and answers with what would change.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Why the change is made: kept with the history entry. UTF-8.
                 * @example Corrected after a call with the client
                 */
                "Audit-Reason"?: components["parameters"]["AuditReason"];
                /**
                 * @description ETag that the record must still have, or * for any.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With *: only if there is no such record yet, which of many at once exactly one can be. With ETags: only if the record is of none of these versions.
                 * @example *
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOnWrite"];
                /**
                 * @description Locking session that holds the lock on the record: the call then takes none of its own. It takes the permission DelegatedLocking.
                 * @example 5a0f3c1e-8d27-4b6a-9e41-c2d7f8b30a65
                 */
                "Delegated-Locking-Session-Id"?: components["parameters"]["DelegatedLockingSessionId"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The approval.
                 * @example 88001
                 */
                approval_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalReplace"];
                "application/vnd.service-api.v1+json": components["schemas"]["ApprovalReplace"];
            };
        };
        responses: {
            /** @description Done. With `dry_run=true`: what would change, and nothing is written. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["ApprovalOrChanges"];
                };
            };
            400: components["responses"]["MalformedJsonOrDuplicateMemberOrMalformedIdOrMalformedHeaderOrInvalidParameterOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RecordNotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrUnknownAuditUser"];
            423: components["responses"]["LockedOrLockNotHeld"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchApproval: {
        parameters: {
            query?: {
                /**
                 * @description Checks everything, writes nothing, and answers with what would change.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Why the change is made: kept with the history entry. UTF-8.
                 * @example Corrected after a call with the client
                 */
                "Audit-Reason"?: components["parameters"]["AuditReason"];
                /**
                 * @description ETag that the record must still have, or * for any.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With *: only if there is no such record yet, which of many at once exactly one can be. With ETags: only if the record is of none of these versions.
                 * @example *
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOnWrite"];
                /**
                 * @description Locking session that holds the lock on the record: the call then takes none of its own. It takes the permission DelegatedLocking.
                 * @example 5a0f3c1e-8d27-4b6a-9e41-c2d7f8b30a65
                 */
                "Delegated-Locking-Session-Id"?: components["parameters"]["DelegatedLockingSessionId"];
                /**
                 * @description Names the request, so that its repetition within 24 hours is answered and not done again.
                 * @example d3b7f0c2-7a51-4f0e-9c38-1d5a6e2b9f04
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The approval.
                 * @example 88001
                 */
                approval_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalPatch"];
                "application/vnd.service-api.v1+json": components["schemas"]["ApprovalPatch"];
                "application/merge-patch+json": components["schemas"]["ApprovalPatch"];
            };
        };
        responses: {
            /** @description Done. With `dry_run=true`: what would change, and nothing is written. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["ApprovalOrChanges"];
                };
            };
            400: components["responses"]["MalformedJsonOrDuplicateMemberOrMalformedIdOrMalformedHeaderOrInvalidParameterOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RecordNotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyInProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrUnknownAuditUserOrIdempotencyMismatch"];
            423: components["responses"]["LockedOrLockNotHeld"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApprovalEvents: {
        parameters: {
            query?: {
                /**
                 * @description The most entries of the page.
                 * @example 20
                 */
                limit?: number;
                /** @description The next_cursor of the page before, with otherwise the same parameters. */
                cursor?: string;
            };
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The approval.
                 * @example 88001
                 */
                approval_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["EventPage"];
                };
            };
            400: components["responses"]["MalformedIdOrMalformedHeaderOrInvalidParameterOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RecordNotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApprovalPaymentChanges: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The approval.
                 * @example 88001
                 */
                approval_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["PaymentChanges"];
                };
            };
            400: components["responses"]["MalformedIdOrMalformedHeaderOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RecordNotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                /**
                 * @description Words to look for, slips allowed, in name, client_code, abn, acn, client_id_external, client_id. Without sort, the best matches come first.
                 * @example fleet
                 */
                search?: string;
                /**
                 * @description Members to sort by; a leading - reverses. Without it: client_id.
                 * @example [
                 *       "-name"
                 *     ]
                 */
                sort?: ("client_id" | "-client_id" | "name" | "-name" | "client_code" | "-client_code" | "client_type" | "-client_type" | "state" | "-state" | "abn" | "-abn" | "finance_limit" | "-finance_limit" | "approval_limit" | "-approval_limit" | "interest_margin" | "-interest_margin" | "finance_review_date" | "-finance_review_date" | "next_contact_date" | "-next_contact_date" | "user_id" | "-user_id")[];
                /**
                 * @description The most entries of the page.
                 * @example 20
                 */
                limit?: number;
                /** @description The next_cursor of the page before, with otherwise the same parameters. */
                cursor?: string;
                /**
                 * @description Members that the records are cut to; _etag is the ETag of each.
                 * @example [
                 *       "client_id",
                 *       "name"
                 *     ]
                 */
                fields?: ("client_id" | "name" | "client_code" | "client_type" | "client_class" | "abn" | "acn" | "arbn" | "corporate_type_id" | "client_industry_id" | "sic_code" | "business_start_date" | "financial_year_end" | "no_of_ftes" | "client_id_parent" | "client_group_id" | "client_group_note" | "client_id_external" | "history_only_flag" | "dirty_flag" | "user_id" | "user_id_sales" | "channel_id" | "client_agreement_type_id" | "mla_date" | "mla_non_standard_flag" | "mla_note" | "allow_quoting_flag" | "allow_quoting_within_cap_flag" | "inclusion_client_exclusions" | "lead_time" | "contract_inertia_flag" | "early_terminations_policy" | "interim_service_flag" | "wear_tear_allowance" | "free_km_buffer" | "foc_car_policy" | "shared_fleet_flag" | "shared_fleet_note" | "supplier_id_repairer" | "supplier_id_broker" | "supplier_id_insurer" | "insurer" | "policy_number" | "sl_export_flag" | "phone" | "mobile" | "fax" | "contact1_name" | "contact1_job_title" | "contact1_phone" | "contact1_email" | "contact1_note" | "contact2_name" | "contact2_job_title" | "contact2_phone" | "contact2_email" | "contact2_note" | "contact3_name" | "contact3_job_title" | "contact3_phone" | "contact3_email" | "contact3_note" | "contact4_name" | "contact4_job_title" | "contact4_phone" | "contact4_email" | "contact4_note" | "contact5_name" | "contact5_job_title" | "contact5_phone" | "contact5_email" | "contact5_note" | "contact_note" | "address1" | "address2" | "area" | "state" | "pcode" | "country_id" | "address_detail_pid" | "postal_address1" | "postal_address2" | "postal_area" | "postal_state" | "postal_pcode" | "postal_country_id" | "postal_address_detail_pid" | "prospect_start" | "prospect_priority" | "prospect_probability" | "target_strike_rate" | "last_contact_date" | "next_contact_date" | "visit_last_date" | "visit_next_date" | "proposal_date" | "due_date" | "potential_fleet_size" | "potential_fleet_managed" | "potential_operating" | "potential_finance" | "potential_novated" | "competitors" | "prospect_note" | "billing_interval" | "common_day" | "advance_arrears" | "billing_type_flag" | "billing_terms_id" | "periodic_start" | "initial_billings" | "periods_deferred" | "budgets_term_deferred_flag" | "finance_budget_term_deferred_flag" | "booking_billing_type" | "invoice_options" | "billing_by_client_order_no_flag" | "purchase_order_no" | "cost_centres_mandatory_flag" | "print_finance_flag" | "rcti_flag" | "billing_email_attachment_type" | "billing_group_email_flag" | "report_delivery_type" | "payment_method" | "bank_bsb" | "bank_account_number" | "bank_account_suffix" | "finance_limit" | "facility_type_id" | "client_credit_ratings_id" | "finance_accepted_date" | "finance_review_date" | "financials_date" | "company_tax_rate" | "purchase_stamp_duty_exempt_flag" | "guarantor1_name" | "guarantor1_phone" | "guarantor2_name" | "guarantor2_phone" | "guarantor3_name" | "guarantor3_phone" | "approval_limit" | "send_approval_email_flag" | "approval_note" | "establishment_fee" | "document_fee" | "document_fee_budgeted" | "sourcing_fee" | "revs_fee" | "delivery_fee" | "fuel_on_delivery" | "management_fee" | "fuel_fee" | "package_admin_fee" | "packaging_advice_fee" | "packaging_fees_per_year" | "lease_replacement_fee" | "residual_fee" | "disposal_fee" | "interest_margin" | "residual_margin" | "maintenance_uplift_rate" | "agreed_lessee_rate" | "lessee_rate_include_vmp_flag" | "quarterly_rates_flag" | "quarterly_rates_note" | "employer_fbt_type" | "gross_up_rate_type" | "fixed_statutory_rate" | "allow_operating_fbt_type_flag" | "medicare_levy_flag" | "ecm_allowed_flag" | "ecm_flag" | "gst_on_ecm_flag" | "event_ecm_flag" | "event_nuds_flag" | "itc_passed_on_flag" | "itc_passed_on_rate" | "pass_on_itcs" | "return_itc_via_payroll_flag" | "salary_type" | "fixed_super_rate" | "car_allowance_impact_flag" | "fbt_reporting_flag" | "fbt_email_novated" | "fbt_email_other" | "fbt_note" | "pay_cycle_id" | "pay_cycle_id_active_flag" | "payroll_date" | "pay_cycle_id2" | "pay_cycle_id2_active_flag" | "payroll_date2" | "pay_cycle_id3" | "pay_cycle_id3_active_flag" | "payroll_date3" | "contract_pay_cycle_from_quote_flag" | "payroll_cut_off" | "payroll_cut_off_days" | "fuel_managed_flag" | "fuel_supplier" | "fuel_card_note" | "etags_managed_flag" | "etags_managed_note" | "novated_leases_flag" | "novated_management_fee" | "novated_leases_note" | "luxury_charge_applied_flag" | "luxury_charge_invoiced_flag" | "luxury_charge_event_flag" | "discount_maker_a" | "discount_maker_b" | "discount_maker_c" | "discount_maker_d" | "discount_spare1" | "discount_spare2" | "discount_spare3" | "discount_spare4" | "discount_spare5" | "reg_ctp_type" | "send_reg_label_novated" | "send_reg_label_others" | "reg_label_note" | "quote_client_note" | "quote_internal_note" | "booking_note" | "infringement_note" | "recall_notice_note" | "client_defaults" | "bespoke_field_values" | "_etag")[];
                /**
                 * @description Client ID: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "10001"
                 *     ]
                 */
                client_id?: string[];
                /**
                 * @description Client ID: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "10001"
                 *     ]
                 */
                client_id_not?: string[];
                /**
                 * @description Client ID: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                client_id_set?: boolean;
                /**
                 * @description Name: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                name_contains?: string;
                /**
                 * @description Name: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                name_set?: boolean;
                /**
                 * @description Client code: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                client_code_contains?: string;
                /**
                 * @description Client code: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                client_code_set?: boolean;
                /**
                 * @description Client type: only records with one of these values.
                 * @example [
                 *       "fleet",
                 *       "prospect"
                 *     ]
                 */
                client_type?: ("fleet" | "prospect" | "sundry" | "inactive" | "lead")[];
                /**
                 * @description Client type: only records with none of these values, those without any value among them.
                 * @example [
                 *       "fleet",
                 *       "prospect"
                 *     ]
                 */
                client_type_not?: ("fleet" | "prospect" | "sundry" | "inactive" | "lead")[];
                /**
                 * @description Client type: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                client_type_set?: boolean;
                /**
                 * @description Client class: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                client_class_contains?: string;
                /**
                 * @description Client class: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                client_class_set?: boolean;
                /**
                 * @description ABN: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                abn_contains?: string;
                /**
                 * @description ABN: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                abn_set?: boolean;
                /**
                 * @description ACN: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                acn_contains?: string;
                /**
                 * @description ACN: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                acn_set?: boolean;
                /**
                 * @description ARBN: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                arbn_contains?: string;
                /**
                 * @description ARBN: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                arbn_set?: boolean;
                /**
                 * @description Corporate type: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                corporate_type_id?: string[];
                /**
                 * @description Corporate type: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                corporate_type_id_not?: string[];
                /**
                 * @description Corporate type: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                corporate_type_id_contains?: string;
                /**
                 * @description Corporate type: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                corporate_type_id_set?: boolean;
                /**
                 * @description Industry: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                client_industry_id?: string[];
                /**
                 * @description Industry: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                client_industry_id_not?: string[];
                /**
                 * @description Industry: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                client_industry_id_contains?: string;
                /**
                 * @description Industry: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                client_industry_id_set?: boolean;
                /**
                 * @description SIC code: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                sic_code_contains?: string;
                /**
                 * @description SIC code: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                sic_code_set?: boolean;
                /**
                 * @description Business start: only this and above.
                 * @example 2026-07-01
                 */
                business_start_date_from?: string;
                /**
                 * @description Business start: only this and below.
                 * @example 2026-07-01
                 */
                business_start_date_to?: string;
                /**
                 * @description Business start: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                business_start_date_set?: boolean;
                /**
                 * @description Financial year ends: only records with one of these values.
                 * @example [
                 *       "January",
                 *       "February"
                 *     ]
                 */
                financial_year_end?: ("January" | "February" | "March" | "April" | "May" | "June" | "July" | "August" | "September" | "October" | "November" | "December")[];
                /**
                 * @description Financial year ends: only records with none of these values, those without any value among them.
                 * @example [
                 *       "January",
                 *       "February"
                 *     ]
                 */
                financial_year_end_not?: ("January" | "February" | "March" | "April" | "May" | "June" | "July" | "August" | "September" | "October" | "November" | "December")[];
                /**
                 * @description Financial year ends: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                financial_year_end_set?: boolean;
                /**
                 * @description Full-time equivalents: only this and above.
                 * @example 10
                 */
                no_of_ftes_from?: number;
                /**
                 * @description Full-time equivalents: only this and below.
                 * @example 10
                 */
                no_of_ftes_to?: number;
                /**
                 * @description Full-time equivalents: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                no_of_ftes_set?: boolean;
                /**
                 * @description Parent client: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                client_id_parent?: string[];
                /**
                 * @description Parent client: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                client_id_parent_not?: string[];
                /**
                 * @description Parent client: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                client_id_parent_contains?: string;
                /**
                 * @description Parent client: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                client_id_parent_set?: boolean;
                /**
                 * @description Client group: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                client_group_id?: string[];
                /**
                 * @description Client group: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                client_group_id_not?: string[];
                /**
                 * @description Client group: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                client_group_id_contains?: string;
                /**
                 * @description Client group: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                client_group_id_set?: boolean;
                /**
                 * @description Client group note: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                client_group_note_contains?: string;
                /**
                 * @description Client group note: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                client_group_note_set?: boolean;
                /**
                 * @description External client ID: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                client_id_external?: string[];
                /**
                 * @description External client ID: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                client_id_external_not?: string[];
                /**
                 * @description External client ID: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                client_id_external_contains?: string;
                /**
                 * @description External client ID: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                client_id_external_set?: boolean;
                /**
                 * @description History only: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                history_only_flag?: ("yes" | "no")[];
                /**
                 * @description History only: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                history_only_flag_not?: ("yes" | "no")[];
                /**
                 * @description History only: with true only records that have it, with false only those that do not. The default, no, counts as not set.
                 * @example true
                 */
                history_only_flag_set?: boolean;
                /**
                 * @description Marked for update: only this and above; a date counts as a whole day of the Time-Zone.
                 * @example 2026-07-01
                 */
                dirty_flag_from?: string;
                /**
                 * @description Marked for update: only this and below; a date counts as a whole day of the Time-Zone.
                 * @example 2026-07-01
                 */
                dirty_flag_to?: string;
                /**
                 * @description Marked for update: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                dirty_flag_set?: boolean;
                /**
                 * @description Account manager: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                user_id?: string[];
                /**
                 * @description Account manager: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                user_id_not?: string[];
                /**
                 * @description Account manager: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                user_id_contains?: string;
                /**
                 * @description Account manager: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                user_id_set?: boolean;
                /**
                 * @description Salesperson: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                user_id_sales?: string[];
                /**
                 * @description Salesperson: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                user_id_sales_not?: string[];
                /**
                 * @description Salesperson: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                user_id_sales_contains?: string;
                /**
                 * @description Salesperson: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                user_id_sales_set?: boolean;
                /**
                 * @description Channel: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                channel_id?: string[];
                /**
                 * @description Channel: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                channel_id_not?: string[];
                /**
                 * @description Channel: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                channel_id_contains?: string;
                /**
                 * @description Channel: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                channel_id_set?: boolean;
                /**
                 * @description Agreement type: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                client_agreement_type_id?: string[];
                /**
                 * @description Agreement type: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                client_agreement_type_id_not?: string[];
                /**
                 * @description Agreement type: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                client_agreement_type_id_contains?: string;
                /**
                 * @description Agreement type: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                client_agreement_type_id_set?: boolean;
                /**
                 * @description MLA date: only this and above.
                 * @example 2026-07-01
                 */
                mla_date_from?: string;
                /**
                 * @description MLA date: only this and below.
                 * @example 2026-07-01
                 */
                mla_date_to?: string;
                /**
                 * @description MLA date: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                mla_date_set?: boolean;
                /**
                 * @description MLA non-standard: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                mla_non_standard_flag?: ("yes" | "no")[];
                /**
                 * @description MLA non-standard: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                mla_non_standard_flag_not?: ("yes" | "no")[];
                /**
                 * @description MLA non-standard: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                mla_non_standard_flag_set?: boolean;
                /**
                 * @description MLA note: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                mla_note_contains?: string;
                /**
                 * @description MLA note: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                mla_note_set?: boolean;
                /**
                 * @description Allow quoting: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                allow_quoting_flag?: ("yes" | "no")[];
                /**
                 * @description Allow quoting: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                allow_quoting_flag_not?: ("yes" | "no")[];
                /**
                 * @description Allow quoting: with true only records that have it, with false only those that do not. The default, no, counts as not set.
                 * @example true
                 */
                allow_quoting_flag_set?: boolean;
                /**
                 * @description Allow quoting within cap: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                allow_quoting_within_cap_flag?: ("yes" | "no")[];
                /**
                 * @description Allow quoting within cap: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                allow_quoting_within_cap_flag_not?: ("yes" | "no")[];
                /**
                 * @description Allow quoting within cap: with true only records that have it, with false only those that do not. The default, yes, counts as not set.
                 * @example true
                 */
                allow_quoting_within_cap_flag_set?: boolean;
                /**
                 * @description Excluded inclusions: with true only records that have it, with false only those that do not. An empty one counts as not set.
                 * @example true
                 */
                inclusion_client_exclusions_set?: boolean;
                /**
                 * @description Lead time: only this and above.
                 * @example 10
                 */
                lead_time_from?: number;
                /**
                 * @description Lead time: only this and below.
                 * @example 10
                 */
                lead_time_to?: number;
                /**
                 * @description Lead time: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                lead_time_set?: boolean;
                /**
                 * @description Contract inertia: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                contract_inertia_flag?: ("yes" | "no")[];
                /**
                 * @description Contract inertia: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                contract_inertia_flag_not?: ("yes" | "no")[];
                /**
                 * @description Contract inertia: with true only records that have it, with false only those that do not. The default, no, counts as not set.
                 * @example true
                 */
                contract_inertia_flag_set?: boolean;
                /**
                 * @description Early terminations policy: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                early_terminations_policy_contains?: string;
                /**
                 * @description Early terminations policy: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                early_terminations_policy_set?: boolean;
                /**
                 * @description Interim services: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                interim_service_flag?: ("yes" | "no")[];
                /**
                 * @description Interim services: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                interim_service_flag_not?: ("yes" | "no")[];
                /**
                 * @description Interim services: with true only records that have it, with false only those that do not. The default, yes, counts as not set.
                 * @example true
                 */
                interim_service_flag_set?: boolean;
                /**
                 * @description Wear and tear allowance: only this and above.
                 * @example 1000
                 */
                wear_tear_allowance_from?: Figure;
                /**
                 * @description Wear and tear allowance: only this and below.
                 * @example 1000
                 */
                wear_tear_allowance_to?: Figure;
                /**
                 * @description Wear and tear allowance: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                wear_tear_allowance_set?: boolean;
                /**
                 * @description Free distance buffer: only this and above.
                 * @example 10
                 */
                free_km_buffer_from?: number;
                /**
                 * @description Free distance buffer: only this and below.
                 * @example 10
                 */
                free_km_buffer_to?: number;
                /**
                 * @description Free distance buffer: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                free_km_buffer_set?: boolean;
                /**
                 * @description FOC car policy: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                foc_car_policy_contains?: string;
                /**
                 * @description FOC car policy: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                foc_car_policy_set?: boolean;
                /**
                 * @description Shared fleet: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                shared_fleet_flag?: ("yes" | "no")[];
                /**
                 * @description Shared fleet: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                shared_fleet_flag_not?: ("yes" | "no")[];
                /**
                 * @description Shared fleet: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                shared_fleet_flag_set?: boolean;
                /**
                 * @description Shared fleet note: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                shared_fleet_note_contains?: string;
                /**
                 * @description Shared fleet note: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                shared_fleet_note_set?: boolean;
                /**
                 * @description Repairer: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                supplier_id_repairer?: string[];
                /**
                 * @description Repairer: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                supplier_id_repairer_not?: string[];
                /**
                 * @description Repairer: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                supplier_id_repairer_contains?: string;
                /**
                 * @description Repairer: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                supplier_id_repairer_set?: boolean;
                /**
                 * @description Insurance broker: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                supplier_id_broker?: string[];
                /**
                 * @description Insurance broker: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                supplier_id_broker_not?: string[];
                /**
                 * @description Insurance broker: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                supplier_id_broker_contains?: string;
                /**
                 * @description Insurance broker: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                supplier_id_broker_set?: boolean;
                /**
                 * @description Insurer: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                supplier_id_insurer?: string[];
                /**
                 * @description Insurer: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                supplier_id_insurer_not?: string[];
                /**
                 * @description Insurer: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                supplier_id_insurer_contains?: string;
                /**
                 * @description Insurer: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                supplier_id_insurer_set?: boolean;
                /**
                 * @description Insurer name: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                insurer_contains?: string;
                /**
                 * @description Insurer name: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                insurer_set?: boolean;
                /**
                 * @description Policy number: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                policy_number_contains?: string;
                /**
                 * @description Policy number: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                policy_number_set?: boolean;
                /**
                 * @description SL export: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                sl_export_flag?: ("yes" | "no")[];
                /**
                 * @description SL export: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                sl_export_flag_not?: ("yes" | "no")[];
                /**
                 * @description SL export: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                sl_export_flag_set?: boolean;
                /**
                 * @description Phone: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                phone_contains?: string;
                /**
                 * @description Phone: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                phone_set?: boolean;
                /**
                 * @description Mobile: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                mobile_contains?: string;
                /**
                 * @description Mobile: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                mobile_set?: boolean;
                /**
                 * @description Fax: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                fax_contains?: string;
                /**
                 * @description Fax: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                fax_set?: boolean;
                /**
                 * @description Contact 1 name: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact1_name_contains?: string;
                /**
                 * @description Contact 1 name: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact1_name_set?: boolean;
                /**
                 * @description Contact 1 job title: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact1_job_title_contains?: string;
                /**
                 * @description Contact 1 job title: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact1_job_title_set?: boolean;
                /**
                 * @description Contact 1 phone: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact1_phone_contains?: string;
                /**
                 * @description Contact 1 phone: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact1_phone_set?: boolean;
                /**
                 * @description Contact 1 email: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact1_email_contains?: string;
                /**
                 * @description Contact 1 email: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact1_email_set?: boolean;
                /**
                 * @description Contact 1 note: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact1_note_contains?: string;
                /**
                 * @description Contact 1 note: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact1_note_set?: boolean;
                /**
                 * @description Contact 2 name: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact2_name_contains?: string;
                /**
                 * @description Contact 2 name: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact2_name_set?: boolean;
                /**
                 * @description Contact 2 job title: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact2_job_title_contains?: string;
                /**
                 * @description Contact 2 job title: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact2_job_title_set?: boolean;
                /**
                 * @description Contact 2 phone: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact2_phone_contains?: string;
                /**
                 * @description Contact 2 phone: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact2_phone_set?: boolean;
                /**
                 * @description Contact 2 email: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact2_email_contains?: string;
                /**
                 * @description Contact 2 email: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact2_email_set?: boolean;
                /**
                 * @description Contact 2 note: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact2_note_contains?: string;
                /**
                 * @description Contact 2 note: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact2_note_set?: boolean;
                /**
                 * @description Contact 3 name: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact3_name_contains?: string;
                /**
                 * @description Contact 3 name: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact3_name_set?: boolean;
                /**
                 * @description Contact 3 job title: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact3_job_title_contains?: string;
                /**
                 * @description Contact 3 job title: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact3_job_title_set?: boolean;
                /**
                 * @description Contact 3 phone: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact3_phone_contains?: string;
                /**
                 * @description Contact 3 phone: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact3_phone_set?: boolean;
                /**
                 * @description Contact 3 email: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact3_email_contains?: string;
                /**
                 * @description Contact 3 email: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact3_email_set?: boolean;
                /**
                 * @description Contact 3 note: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact3_note_contains?: string;
                /**
                 * @description Contact 3 note: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact3_note_set?: boolean;
                /**
                 * @description Contact 4 name: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact4_name_contains?: string;
                /**
                 * @description Contact 4 name: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact4_name_set?: boolean;
                /**
                 * @description Contact 4 job title: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact4_job_title_contains?: string;
                /**
                 * @description Contact 4 job title: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact4_job_title_set?: boolean;
                /**
                 * @description Contact 4 phone: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact4_phone_contains?: string;
                /**
                 * @description Contact 4 phone: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact4_phone_set?: boolean;
                /**
                 * @description Contact 4 email: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact4_email_contains?: string;
                /**
                 * @description Contact 4 email: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact4_email_set?: boolean;
                /**
                 * @description Contact 4 note: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact4_note_contains?: string;
                /**
                 * @description Contact 4 note: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact4_note_set?: boolean;
                /**
                 * @description Contact 5 name: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact5_name_contains?: string;
                /**
                 * @description Contact 5 name: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact5_name_set?: boolean;
                /**
                 * @description Contact 5 job title: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact5_job_title_contains?: string;
                /**
                 * @description Contact 5 job title: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact5_job_title_set?: boolean;
                /**
                 * @description Contact 5 phone: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact5_phone_contains?: string;
                /**
                 * @description Contact 5 phone: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact5_phone_set?: boolean;
                /**
                 * @description Contact 5 email: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact5_email_contains?: string;
                /**
                 * @description Contact 5 email: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact5_email_set?: boolean;
                /**
                 * @description Contact 5 note: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact5_note_contains?: string;
                /**
                 * @description Contact 5 note: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact5_note_set?: boolean;
                /**
                 * @description Contacts note: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                contact_note_contains?: string;
                /**
                 * @description Contacts note: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contact_note_set?: boolean;
                /**
                 * @description Address line 1: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                address1_contains?: string;
                /**
                 * @description Address line 1: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                address1_set?: boolean;
                /**
                 * @description Address line 2: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                address2_contains?: string;
                /**
                 * @description Address line 2: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                address2_set?: boolean;
                /**
                 * @description Suburb or town: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                area_contains?: string;
                /**
                 * @description Suburb or town: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                area_set?: boolean;
                /**
                 * @description State: only records with one of these values.
                 * @example [
                 *       "VIC",
                 *       "NSW"
                 *     ]
                 */
                state?: ("VIC" | "NSW" | "ACT" | "QLD" | "WA" | "SA" | "TAS" | "NT" | "NZ")[];
                /**
                 * @description State: only records with none of these values, those without any value among them.
                 * @example [
                 *       "VIC",
                 *       "NSW"
                 *     ]
                 */
                state_not?: ("VIC" | "NSW" | "ACT" | "QLD" | "WA" | "SA" | "TAS" | "NT" | "NZ")[];
                /**
                 * @description State: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                state_set?: boolean;
                /**
                 * @description Postcode: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                pcode_contains?: string;
                /**
                 * @description Postcode: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                pcode_set?: boolean;
                /**
                 * @description Country: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                country_id?: string[];
                /**
                 * @description Country: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                country_id_not?: string[];
                /**
                 * @description Country: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                country_id_contains?: string;
                /**
                 * @description Country: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                country_id_set?: boolean;
                /**
                 * @description Address PID: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                address_detail_pid?: string[];
                /**
                 * @description Address PID: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                address_detail_pid_not?: string[];
                /**
                 * @description Address PID: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                address_detail_pid_contains?: string;
                /**
                 * @description Address PID: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                address_detail_pid_set?: boolean;
                /**
                 * @description Postal address line 1: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                postal_address1_contains?: string;
                /**
                 * @description Postal address line 1: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                postal_address1_set?: boolean;
                /**
                 * @description Postal address line 2: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                postal_address2_contains?: string;
                /**
                 * @description Postal address line 2: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                postal_address2_set?: boolean;
                /**
                 * @description Postal suburb or town: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                postal_area_contains?: string;
                /**
                 * @description Postal suburb or town: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                postal_area_set?: boolean;
                /**
                 * @description Postal state: only records with one of these values.
                 * @example [
                 *       "VIC",
                 *       "NSW"
                 *     ]
                 */
                postal_state?: ("VIC" | "NSW" | "ACT" | "QLD" | "WA" | "SA" | "TAS" | "NT" | "NZ")[];
                /**
                 * @description Postal state: only records with none of these values, those without any value among them.
                 * @example [
                 *       "VIC",
                 *       "NSW"
                 *     ]
                 */
                postal_state_not?: ("VIC" | "NSW" | "ACT" | "QLD" | "WA" | "SA" | "TAS" | "NT" | "NZ")[];
                /**
                 * @description Postal state: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                postal_state_set?: boolean;
                /**
                 * @description Postal postcode: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                postal_pcode_contains?: string;
                /**
                 * @description Postal postcode: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                postal_pcode_set?: boolean;
                /**
                 * @description Postal country: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                postal_country_id?: string[];
                /**
                 * @description Postal country: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                postal_country_id_not?: string[];
                /**
                 * @description Postal country: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                postal_country_id_contains?: string;
                /**
                 * @description Postal country: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                postal_country_id_set?: boolean;
                /**
                 * @description Postal address PID: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                postal_address_detail_pid?: string[];
                /**
                 * @description Postal address PID: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                postal_address_detail_pid_not?: string[];
                /**
                 * @description Postal address PID: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                postal_address_detail_pid_contains?: string;
                /**
                 * @description Postal address PID: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                postal_address_detail_pid_set?: boolean;
                /**
                 * @description Prospect since: only this and above.
                 * @example 2026-07-01
                 */
                prospect_start_from?: string;
                /**
                 * @description Prospect since: only this and below.
                 * @example 2026-07-01
                 */
                prospect_start_to?: string;
                /**
                 * @description Prospect since: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                prospect_start_set?: boolean;
                /**
                 * @description Prospect priority: only records with one of these values.
                 * @example [
                 *       "High",
                 *       "Medium"
                 *     ]
                 */
                prospect_priority?: ("" | "High" | "Medium" | "Low")[];
                /**
                 * @description Prospect priority: only records with none of these values, those without any value among them.
                 * @example [
                 *       "High",
                 *       "Medium"
                 *     ]
                 */
                prospect_priority_not?: ("" | "High" | "Medium" | "Low")[];
                /**
                 * @description Prospect priority: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                prospect_priority_set?: boolean;
                /**
                 * @description Prospect probability: only records with one of these values.
                 * @example [
                 *       "20%",
                 *       "40%"
                 *     ]
                 */
                prospect_probability?: ("20%" | "40%" | "60%" | "80%" | "100%")[];
                /**
                 * @description Prospect probability: only records with none of these values, those without any value among them.
                 * @example [
                 *       "20%",
                 *       "40%"
                 *     ]
                 */
                prospect_probability_not?: ("20%" | "40%" | "60%" | "80%" | "100%")[];
                /**
                 * @description Prospect probability: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                prospect_probability_set?: boolean;
                /**
                 * @description Target strike rate: only this and above.
                 * @example 10
                 */
                target_strike_rate_from?: number;
                /**
                 * @description Target strike rate: only this and below.
                 * @example 10
                 */
                target_strike_rate_to?: number;
                /**
                 * @description Target strike rate: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                target_strike_rate_set?: boolean;
                /**
                 * @description Last contact: only this and above.
                 * @example 2026-07-01
                 */
                last_contact_date_from?: string;
                /**
                 * @description Last contact: only this and below.
                 * @example 2026-07-01
                 */
                last_contact_date_to?: string;
                /**
                 * @description Last contact: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                last_contact_date_set?: boolean;
                /**
                 * @description Next contact: only this and above.
                 * @example 2026-07-01
                 */
                next_contact_date_from?: string;
                /**
                 * @description Next contact: only this and below.
                 * @example 2026-07-01
                 */
                next_contact_date_to?: string;
                /**
                 * @description Next contact: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                next_contact_date_set?: boolean;
                /**
                 * @description Last visit: only this and above.
                 * @example 2026-07-01
                 */
                visit_last_date_from?: string;
                /**
                 * @description Last visit: only this and below.
                 * @example 2026-07-01
                 */
                visit_last_date_to?: string;
                /**
                 * @description Last visit: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                visit_last_date_set?: boolean;
                /**
                 * @description Next visit: only this and above.
                 * @example 2026-07-01
                 */
                visit_next_date_from?: string;
                /**
                 * @description Next visit: only this and below.
                 * @example 2026-07-01
                 */
                visit_next_date_to?: string;
                /**
                 * @description Next visit: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                visit_next_date_set?: boolean;
                /**
                 * @description Proposal date: only this and above.
                 * @example 2026-07-01
                 */
                proposal_date_from?: string;
                /**
                 * @description Proposal date: only this and below.
                 * @example 2026-07-01
                 */
                proposal_date_to?: string;
                /**
                 * @description Proposal date: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                proposal_date_set?: boolean;
                /**
                 * @description Due date: only this and above.
                 * @example 2026-07-01
                 */
                due_date_from?: string;
                /**
                 * @description Due date: only this and below.
                 * @example 2026-07-01
                 */
                due_date_to?: string;
                /**
                 * @description Due date: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                due_date_set?: boolean;
                /**
                 * @description Potential fleet size: only this and above.
                 * @example 10
                 */
                potential_fleet_size_from?: number;
                /**
                 * @description Potential fleet size: only this and below.
                 * @example 10
                 */
                potential_fleet_size_to?: number;
                /**
                 * @description Potential fleet size: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                potential_fleet_size_set?: boolean;
                /**
                 * @description Potential fleet managed: only this and above.
                 * @example 10
                 */
                potential_fleet_managed_from?: number;
                /**
                 * @description Potential fleet managed: only this and below.
                 * @example 10
                 */
                potential_fleet_managed_to?: number;
                /**
                 * @description Potential fleet managed: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                potential_fleet_managed_set?: boolean;
                /**
                 * @description Potential operating: only this and above.
                 * @example 10
                 */
                potential_operating_from?: number;
                /**
                 * @description Potential operating: only this and below.
                 * @example 10
                 */
                potential_operating_to?: number;
                /**
                 * @description Potential operating: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                potential_operating_set?: boolean;
                /**
                 * @description Potential finance: only this and above.
                 * @example 10
                 */
                potential_finance_from?: number;
                /**
                 * @description Potential finance: only this and below.
                 * @example 10
                 */
                potential_finance_to?: number;
                /**
                 * @description Potential finance: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                potential_finance_set?: boolean;
                /**
                 * @description Potential novated: only this and above.
                 * @example 10
                 */
                potential_novated_from?: number;
                /**
                 * @description Potential novated: only this and below.
                 * @example 10
                 */
                potential_novated_to?: number;
                /**
                 * @description Potential novated: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                potential_novated_set?: boolean;
                /**
                 * @description Competitors: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                competitors_contains?: string;
                /**
                 * @description Competitors: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                competitors_set?: boolean;
                /**
                 * @description Prospect note: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                prospect_note_contains?: string;
                /**
                 * @description Prospect note: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                prospect_note_set?: boolean;
                /**
                 * @description Billing interval: only records with one of these values.
                 * @example [
                 *       "weekly",
                 *       "fortnightly"
                 *     ]
                 */
                billing_interval?: ("weekly" | "fortnightly" | "monthly" | "bi-annually" | "annually" | "period")[];
                /**
                 * @description Billing interval: only records with none of these values, those without any value among them.
                 * @example [
                 *       "weekly",
                 *       "fortnightly"
                 *     ]
                 */
                billing_interval_not?: ("weekly" | "fortnightly" | "monthly" | "bi-annually" | "annually" | "period")[];
                /**
                 * @description Billing interval: with true only records that have it, with false only those that do not. The default, monthly, counts as not set.
                 * @example true
                 */
                billing_interval_set?: boolean;
                /**
                 * @description Common billing day: only records with one of these values.
                 * @example [
                 *       "monday",
                 *       "tuesday"
                 *     ]
                 */
                common_day?: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "eom")[];
                /**
                 * @description Common billing day: only records with none of these values, those without any value among them.
                 * @example [
                 *       "monday",
                 *       "tuesday"
                 *     ]
                 */
                common_day_not?: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "eom")[];
                /**
                 * @description Common billing day: with true only records that have it, with false only those that do not. The default, 1, counts as not set.
                 * @example true
                 */
                common_day_set?: boolean;
                /**
                 * @description Advance or arrears: only records with one of these values.
                 * @example [
                 *       "advance",
                 *       "arrears"
                 *     ]
                 */
                advance_arrears?: ("advance" | "arrears")[];
                /**
                 * @description Advance or arrears: only records with none of these values, those without any value among them.
                 * @example [
                 *       "advance",
                 *       "arrears"
                 *     ]
                 */
                advance_arrears_not?: ("advance" | "arrears")[];
                /**
                 * @description Advance or arrears: with true only records that have it, with false only those that do not. The default, advance, counts as not set.
                 * @example true
                 */
                advance_arrears_set?: boolean;
                /**
                 * @description Billing type: only records with one of these values.
                 * @example [
                 *       "any",
                 *       "periodic"
                 *     ]
                 */
                billing_type_flag?: ("any" | "periodic" | "combined")[];
                /**
                 * @description Billing type: only records with none of these values, those without any value among them.
                 * @example [
                 *       "any",
                 *       "periodic"
                 *     ]
                 */
                billing_type_flag_not?: ("any" | "periodic" | "combined")[];
                /**
                 * @description Billing type: with true only records that have it, with false only those that do not. The default, any, counts as not set.
                 * @example true
                 */
                billing_type_flag_set?: boolean;
                /**
                 * @description Billing terms: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                billing_terms_id?: string[];
                /**
                 * @description Billing terms: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                billing_terms_id_not?: string[];
                /**
                 * @description Billing terms: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                billing_terms_id_contains?: string;
                /**
                 * @description Billing terms: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                billing_terms_id_set?: boolean;
                /**
                 * @description Periodic start: only this and above.
                 * @example 10
                 */
                periodic_start_from?: number;
                /**
                 * @description Periodic start: only this and below.
                 * @example 10
                 */
                periodic_start_to?: number;
                /**
                 * @description Periodic start: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                periodic_start_set?: boolean;
                /**
                 * @description Initial billings: only this and above.
                 * @example 10
                 */
                initial_billings_from?: number;
                /**
                 * @description Initial billings: only this and below.
                 * @example 10
                 */
                initial_billings_to?: number;
                /**
                 * @description Initial billings: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                initial_billings_set?: boolean;
                /**
                 * @description Periods deferred: only this and above.
                 * @example 10
                 */
                periods_deferred_from?: number;
                /**
                 * @description Periods deferred: only this and below.
                 * @example 10
                 */
                periods_deferred_to?: number;
                /**
                 * @description Periods deferred: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                periods_deferred_set?: boolean;
                /**
                 * @description Defer budget term: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                budgets_term_deferred_flag?: ("yes" | "no")[];
                /**
                 * @description Defer budget term: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                budgets_term_deferred_flag_not?: ("yes" | "no")[];
                /**
                 * @description Defer budget term: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                budgets_term_deferred_flag_set?: boolean;
                /**
                 * @description Defer finance budget term: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                finance_budget_term_deferred_flag?: ("yes" | "no")[];
                /**
                 * @description Defer finance budget term: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                finance_budget_term_deferred_flag_not?: ("yes" | "no")[];
                /**
                 * @description Defer finance budget term: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                finance_budget_term_deferred_flag_set?: boolean;
                /**
                 * @description Booking billing: only records with one of these values.
                 * @example [
                 *       "single",
                 *       "billing"
                 *     ]
                 */
                booking_billing_type?: ("single" | "billing")[];
                /**
                 * @description Booking billing: only records with none of these values, those without any value among them.
                 * @example [
                 *       "single",
                 *       "billing"
                 *     ]
                 */
                booking_billing_type_not?: ("single" | "billing")[];
                /**
                 * @description Booking billing: with true only records that have it, with false only those that do not. The default, billing, counts as not set.
                 * @example true
                 */
                booking_billing_type_set?: boolean;
                /**
                 * @description Invoice content: only records with one of these values.
                 * @example [
                 *       "detail-only",
                 *       "summary-only"
                 *     ]
                 */
                invoice_options?: ("detail-only" | "summary-only" | "summary-and-detail")[];
                /**
                 * @description Invoice content: only records with none of these values, those without any value among them.
                 * @example [
                 *       "detail-only",
                 *       "summary-only"
                 *     ]
                 */
                invoice_options_not?: ("detail-only" | "summary-only" | "summary-and-detail")[];
                /**
                 * @description Invoice content: with true only records that have it, with false only those that do not. The default, detail-only, counts as not set.
                 * @example true
                 */
                invoice_options_set?: boolean;
                /**
                 * @description Bill by client order number: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                billing_by_client_order_no_flag?: ("yes" | "no")[];
                /**
                 * @description Bill by client order number: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                billing_by_client_order_no_flag_not?: ("yes" | "no")[];
                /**
                 * @description Bill by client order number: with true only records that have it, with false only those that do not. The default, no, counts as not set.
                 * @example true
                 */
                billing_by_client_order_no_flag_set?: boolean;
                /**
                 * @description Purchase order number: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                purchase_order_no_contains?: string;
                /**
                 * @description Purchase order number: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                purchase_order_no_set?: boolean;
                /**
                 * @description Cost centres mandatory: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                cost_centres_mandatory_flag?: ("yes" | "no")[];
                /**
                 * @description Cost centres mandatory: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                cost_centres_mandatory_flag_not?: ("yes" | "no")[];
                /**
                 * @description Cost centres mandatory: with true only records that have it, with false only those that do not. The default, no, counts as not set.
                 * @example true
                 */
                cost_centres_mandatory_flag_set?: boolean;
                /**
                 * @description Print finance: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                print_finance_flag?: ("yes" | "no")[];
                /**
                 * @description Print finance: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                print_finance_flag_not?: ("yes" | "no")[];
                /**
                 * @description Print finance: with true only records that have it, with false only those that do not. The default, no, counts as not set.
                 * @example true
                 */
                print_finance_flag_set?: boolean;
                /**
                 * @description RCTI: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                rcti_flag?: ("yes" | "no")[];
                /**
                 * @description RCTI: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                rcti_flag_not?: ("yes" | "no")[];
                /**
                 * @description RCTI: with true only records that have it, with false only those that do not. The default, no, counts as not set.
                 * @example true
                 */
                rcti_flag_set?: boolean;
                /**
                 * @description Email attachment: only records with one of these values.
                 * @example [
                 *       "pdf",
                 *       "csv"
                 *     ]
                 */
                billing_email_attachment_type?: ("pdf" | "csv" | "pdf-and-csv")[];
                /**
                 * @description Email attachment: only records with none of these values, those without any value among them.
                 * @example [
                 *       "pdf",
                 *       "csv"
                 *     ]
                 */
                billing_email_attachment_type_not?: ("pdf" | "csv" | "pdf-and-csv")[];
                /**
                 * @description Email attachment: with true only records that have it, with false only those that do not. The default, pdf, counts as not set.
                 * @example true
                 */
                billing_email_attachment_type_set?: boolean;
                /**
                 * @description Email by billing group: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                billing_group_email_flag?: ("yes" | "no")[];
                /**
                 * @description Email by billing group: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                billing_group_email_flag_not?: ("yes" | "no")[];
                /**
                 * @description Email by billing group: with true only records that have it, with false only those that do not. The default, no, counts as not set.
                 * @example true
                 */
                billing_group_email_flag_set?: boolean;
                /**
                 * @description Report delivery: only records with one of these values.
                 * @example [
                 *       "email",
                 *       "post"
                 *     ]
                 */
                report_delivery_type?: ("email" | "post")[];
                /**
                 * @description Report delivery: only records with none of these values, those without any value among them.
                 * @example [
                 *       "email",
                 *       "post"
                 *     ]
                 */
                report_delivery_type_not?: ("email" | "post")[];
                /**
                 * @description Report delivery: with true only records that have it, with false only those that do not. The default, email, counts as not set.
                 * @example true
                 */
                report_delivery_type_set?: boolean;
                /**
                 * @description Payment method: only records with one of these values.
                 * @example [
                 *       "direct-debit",
                 *       "cheque"
                 *     ]
                 */
                payment_method?: ("direct-debit" | "cheque" | "cash" | "other" | "credit-card" | "eft")[];
                /**
                 * @description Payment method: only records with none of these values, those without any value among them.
                 * @example [
                 *       "direct-debit",
                 *       "cheque"
                 *     ]
                 */
                payment_method_not?: ("direct-debit" | "cheque" | "cash" | "other" | "credit-card" | "eft")[];
                /**
                 * @description Payment method: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                payment_method_set?: boolean;
                /**
                 * @description BSB: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                bank_bsb_contains?: string;
                /**
                 * @description BSB: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                bank_bsb_set?: boolean;
                /**
                 * @description Account number: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                bank_account_number_contains?: string;
                /**
                 * @description Account number: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                bank_account_number_set?: boolean;
                /**
                 * @description Account suffix: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                bank_account_suffix_contains?: string;
                /**
                 * @description Account suffix: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                bank_account_suffix_set?: boolean;
                /**
                 * @description Finance limit: only this and above.
                 * @example 1000
                 */
                finance_limit_from?: Figure;
                /**
                 * @description Finance limit: only this and below.
                 * @example 1000
                 */
                finance_limit_to?: Figure;
                /**
                 * @description Finance limit: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                finance_limit_set?: boolean;
                /**
                 * @description Facility type: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                facility_type_id?: string[];
                /**
                 * @description Facility type: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                facility_type_id_not?: string[];
                /**
                 * @description Facility type: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                facility_type_id_contains?: string;
                /**
                 * @description Facility type: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                facility_type_id_set?: boolean;
                /**
                 * @description Credit rating: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                client_credit_ratings_id?: string[];
                /**
                 * @description Credit rating: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                client_credit_ratings_id_not?: string[];
                /**
                 * @description Credit rating: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                client_credit_ratings_id_contains?: string;
                /**
                 * @description Credit rating: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                client_credit_ratings_id_set?: boolean;
                /**
                 * @description Finance accepted: only this and above.
                 * @example 2026-07-01
                 */
                finance_accepted_date_from?: string;
                /**
                 * @description Finance accepted: only this and below.
                 * @example 2026-07-01
                 */
                finance_accepted_date_to?: string;
                /**
                 * @description Finance accepted: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                finance_accepted_date_set?: boolean;
                /**
                 * @description Finance review: only this and above.
                 * @example 2026-07-01
                 */
                finance_review_date_from?: string;
                /**
                 * @description Finance review: only this and below.
                 * @example 2026-07-01
                 */
                finance_review_date_to?: string;
                /**
                 * @description Finance review: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                finance_review_date_set?: boolean;
                /**
                 * @description Financials dated: only this and above.
                 * @example 2026-07-01
                 */
                financials_date_from?: string;
                /**
                 * @description Financials dated: only this and below.
                 * @example 2026-07-01
                 */
                financials_date_to?: string;
                /**
                 * @description Financials dated: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                financials_date_set?: boolean;
                /**
                 * @description Company tax rate: only this and above.
                 * @example 1000
                 */
                company_tax_rate_from?: Figure;
                /**
                 * @description Company tax rate: only this and below.
                 * @example 1000
                 */
                company_tax_rate_to?: Figure;
                /**
                 * @description Company tax rate: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                company_tax_rate_set?: boolean;
                /**
                 * @description Stamp duty exempt: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                purchase_stamp_duty_exempt_flag?: ("yes" | "no")[];
                /**
                 * @description Stamp duty exempt: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                purchase_stamp_duty_exempt_flag_not?: ("yes" | "no")[];
                /**
                 * @description Stamp duty exempt: with true only records that have it, with false only those that do not. The default, no, counts as not set.
                 * @example true
                 */
                purchase_stamp_duty_exempt_flag_set?: boolean;
                /**
                 * @description Guarantor 1 name: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                guarantor1_name_contains?: string;
                /**
                 * @description Guarantor 1 name: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                guarantor1_name_set?: boolean;
                /**
                 * @description Guarantor 1 phone: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                guarantor1_phone_contains?: string;
                /**
                 * @description Guarantor 1 phone: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                guarantor1_phone_set?: boolean;
                /**
                 * @description Guarantor 2 name: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                guarantor2_name_contains?: string;
                /**
                 * @description Guarantor 2 name: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                guarantor2_name_set?: boolean;
                /**
                 * @description Guarantor 2 phone: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                guarantor2_phone_contains?: string;
                /**
                 * @description Guarantor 2 phone: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                guarantor2_phone_set?: boolean;
                /**
                 * @description Guarantor 3 name: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                guarantor3_name_contains?: string;
                /**
                 * @description Guarantor 3 name: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                guarantor3_name_set?: boolean;
                /**
                 * @description Guarantor 3 phone: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                guarantor3_phone_contains?: string;
                /**
                 * @description Guarantor 3 phone: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                guarantor3_phone_set?: boolean;
                /**
                 * @description Approval limit: only this and above.
                 * @example 1000
                 */
                approval_limit_from?: Figure;
                /**
                 * @description Approval limit: only this and below.
                 * @example 1000
                 */
                approval_limit_to?: Figure;
                /**
                 * @description Approval limit: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                approval_limit_set?: boolean;
                /**
                 * @description Send approval emails: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                send_approval_email_flag?: ("yes" | "no")[];
                /**
                 * @description Send approval emails: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                send_approval_email_flag_not?: ("yes" | "no")[];
                /**
                 * @description Send approval emails: with true only records that have it, with false only those that do not. The default, yes, counts as not set.
                 * @example true
                 */
                send_approval_email_flag_set?: boolean;
                /**
                 * @description Approval note: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                approval_note_contains?: string;
                /**
                 * @description Approval note: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                approval_note_set?: boolean;
                /**
                 * @description Establishment fee: only this and above.
                 * @example 1000
                 */
                establishment_fee_from?: Figure;
                /**
                 * @description Establishment fee: only this and below.
                 * @example 1000
                 */
                establishment_fee_to?: Figure;
                /**
                 * @description Establishment fee: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                establishment_fee_set?: boolean;
                /**
                 * @description Document fee: only this and above.
                 * @example 1000
                 */
                document_fee_from?: Figure;
                /**
                 * @description Document fee: only this and below.
                 * @example 1000
                 */
                document_fee_to?: Figure;
                /**
                 * @description Document fee: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                document_fee_set?: boolean;
                /**
                 * @description Document fee, budgeted: only this and above.
                 * @example 1000
                 */
                document_fee_budgeted_from?: Figure;
                /**
                 * @description Document fee, budgeted: only this and below.
                 * @example 1000
                 */
                document_fee_budgeted_to?: Figure;
                /**
                 * @description Document fee, budgeted: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                document_fee_budgeted_set?: boolean;
                /**
                 * @description Sourcing fee: only this and above.
                 * @example 1000
                 */
                sourcing_fee_from?: Figure;
                /**
                 * @description Sourcing fee: only this and below.
                 * @example 1000
                 */
                sourcing_fee_to?: Figure;
                /**
                 * @description Sourcing fee: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                sourcing_fee_set?: boolean;
                /**
                 * @description REVS fee: only this and above.
                 * @example 1000
                 */
                revs_fee_from?: Figure;
                /**
                 * @description REVS fee: only this and below.
                 * @example 1000
                 */
                revs_fee_to?: Figure;
                /**
                 * @description REVS fee: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                revs_fee_set?: boolean;
                /**
                 * @description Delivery fee: only this and above.
                 * @example 1000
                 */
                delivery_fee_from?: Figure;
                /**
                 * @description Delivery fee: only this and below.
                 * @example 1000
                 */
                delivery_fee_to?: Figure;
                /**
                 * @description Delivery fee: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                delivery_fee_set?: boolean;
                /**
                 * @description Fuel on delivery: only this and above.
                 * @example 1000
                 */
                fuel_on_delivery_from?: Figure;
                /**
                 * @description Fuel on delivery: only this and below.
                 * @example 1000
                 */
                fuel_on_delivery_to?: Figure;
                /**
                 * @description Fuel on delivery: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                fuel_on_delivery_set?: boolean;
                /**
                 * @description Management fee: only this and above.
                 * @example 1000
                 */
                management_fee_from?: Figure;
                /**
                 * @description Management fee: only this and below.
                 * @example 1000
                 */
                management_fee_to?: Figure;
                /**
                 * @description Management fee: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                management_fee_set?: boolean;
                /**
                 * @description Fuel fee: only this and above.
                 * @example 1000
                 */
                fuel_fee_from?: Figure;
                /**
                 * @description Fuel fee: only this and below.
                 * @example 1000
                 */
                fuel_fee_to?: Figure;
                /**
                 * @description Fuel fee: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                fuel_fee_set?: boolean;
                /**
                 * @description Package admin fee: only this and above.
                 * @example 1000
                 */
                package_admin_fee_from?: Figure;
                /**
                 * @description Package admin fee: only this and below.
                 * @example 1000
                 */
                package_admin_fee_to?: Figure;
                /**
                 * @description Package admin fee: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                package_admin_fee_set?: boolean;
                /**
                 * @description Packaging advice fee: only this and above.
                 * @example 1000
                 */
                packaging_advice_fee_from?: Figure;
                /**
                 * @description Packaging advice fee: only this and below.
                 * @example 1000
                 */
                packaging_advice_fee_to?: Figure;
                /**
                 * @description Packaging advice fee: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                packaging_advice_fee_set?: boolean;
                /**
                 * @description Packaging fees per year: only this and above.
                 * @example 1000
                 */
                packaging_fees_per_year_from?: Figure;
                /**
                 * @description Packaging fees per year: only this and below.
                 * @example 1000
                 */
                packaging_fees_per_year_to?: Figure;
                /**
                 * @description Packaging fees per year: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                packaging_fees_per_year_set?: boolean;
                /**
                 * @description Lease replacement fee: only this and above.
                 * @example 1000
                 */
                lease_replacement_fee_from?: Figure;
                /**
                 * @description Lease replacement fee: only this and below.
                 * @example 1000
                 */
                lease_replacement_fee_to?: Figure;
                /**
                 * @description Lease replacement fee: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                lease_replacement_fee_set?: boolean;
                /**
                 * @description Residual fee: only this and above.
                 * @example 1000
                 */
                residual_fee_from?: Figure;
                /**
                 * @description Residual fee: only this and below.
                 * @example 1000
                 */
                residual_fee_to?: Figure;
                /**
                 * @description Residual fee: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                residual_fee_set?: boolean;
                /**
                 * @description Disposal fee: only this and above.
                 * @example 1000
                 */
                disposal_fee_from?: Figure;
                /**
                 * @description Disposal fee: only this and below.
                 * @example 1000
                 */
                disposal_fee_to?: Figure;
                /**
                 * @description Disposal fee: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                disposal_fee_set?: boolean;
                /**
                 * @description Interest margin: only this and above.
                 * @example 1000
                 */
                interest_margin_from?: Figure;
                /**
                 * @description Interest margin: only this and below.
                 * @example 1000
                 */
                interest_margin_to?: Figure;
                /**
                 * @description Interest margin: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                interest_margin_set?: boolean;
                /**
                 * @description Residual margin: only this and above.
                 * @example 1000
                 */
                residual_margin_from?: Figure;
                /**
                 * @description Residual margin: only this and below.
                 * @example 1000
                 */
                residual_margin_to?: Figure;
                /**
                 * @description Residual margin: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                residual_margin_set?: boolean;
                /**
                 * @description Maintenance uplift: only this and above.
                 * @example 1000
                 */
                maintenance_uplift_rate_from?: Figure;
                /**
                 * @description Maintenance uplift: only this and below.
                 * @example 1000
                 */
                maintenance_uplift_rate_to?: Figure;
                /**
                 * @description Maintenance uplift: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                maintenance_uplift_rate_set?: boolean;
                /**
                 * @description Agreed lessee rate: only this and above.
                 * @example 1000
                 */
                agreed_lessee_rate_from?: Figure;
                /**
                 * @description Agreed lessee rate: only this and below.
                 * @example 1000
                 */
                agreed_lessee_rate_to?: Figure;
                /**
                 * @description Agreed lessee rate: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                agreed_lessee_rate_set?: boolean;
                /**
                 * @description Lessee rate includes VMP: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                lessee_rate_include_vmp_flag?: ("yes" | "no")[];
                /**
                 * @description Lessee rate includes VMP: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                lessee_rate_include_vmp_flag_not?: ("yes" | "no")[];
                /**
                 * @description Lessee rate includes VMP: with true only records that have it, with false only those that do not. The default, no, counts as not set.
                 * @example true
                 */
                lessee_rate_include_vmp_flag_set?: boolean;
                /**
                 * @description Quarterly rates: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                quarterly_rates_flag?: ("yes" | "no")[];
                /**
                 * @description Quarterly rates: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                quarterly_rates_flag_not?: ("yes" | "no")[];
                /**
                 * @description Quarterly rates: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                quarterly_rates_flag_set?: boolean;
                /**
                 * @description Quarterly rates note: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                quarterly_rates_note_contains?: string;
                /**
                 * @description Quarterly rates note: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                quarterly_rates_note_set?: boolean;
                /**
                 * @description Employer FBT type: only records with one of these values.
                 * @example [
                 *       "full-fbt-payable",
                 *       "concessional-30000-exempt"
                 *     ]
                 */
                employer_fbt_type?: ("full-fbt-payable" | "concessional-30000-exempt" | "concessional-17000-exempt" | "rebatable" | "not-applicable")[];
                /**
                 * @description Employer FBT type: only records with none of these values, those without any value among them.
                 * @example [
                 *       "full-fbt-payable",
                 *       "concessional-30000-exempt"
                 *     ]
                 */
                employer_fbt_type_not?: ("full-fbt-payable" | "concessional-30000-exempt" | "concessional-17000-exempt" | "rebatable" | "not-applicable")[];
                /**
                 * @description Employer FBT type: with true only records that have it, with false only those that do not. The default, full-fbt-payable, counts as not set.
                 * @example true
                 */
                employer_fbt_type_set?: boolean;
                /**
                 * @description Gross-up type: only records with one of these values.
                 * @example [
                 *       "fbt_type1_gross_up_factor",
                 *       "fbt_type2_gross_up_factor"
                 *     ]
                 */
                gross_up_rate_type?: ("fbt_type1_gross_up_factor" | "fbt_type2_gross_up_factor")[];
                /**
                 * @description Gross-up type: only records with none of these values, those without any value among them.
                 * @example [
                 *       "fbt_type1_gross_up_factor",
                 *       "fbt_type2_gross_up_factor"
                 *     ]
                 */
                gross_up_rate_type_not?: ("fbt_type1_gross_up_factor" | "fbt_type2_gross_up_factor")[];
                /**
                 * @description Gross-up type: with true only records that have it, with false only those that do not. The default, fbt_type1_gross_up_factor, counts as not set.
                 * @example true
                 */
                gross_up_rate_type_set?: boolean;
                /**
                 * @description Fixed statutory rate: only this and above.
                 * @example 1000
                 */
                fixed_statutory_rate_from?: Figure;
                /**
                 * @description Fixed statutory rate: only this and below.
                 * @example 1000
                 */
                fixed_statutory_rate_to?: Figure;
                /**
                 * @description Fixed statutory rate: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                fixed_statutory_rate_set?: boolean;
                /**
                 * @description Allow operating FBT type: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                allow_operating_fbt_type_flag?: ("yes" | "no")[];
                /**
                 * @description Allow operating FBT type: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                allow_operating_fbt_type_flag_not?: ("yes" | "no")[];
                /**
                 * @description Allow operating FBT type: with true only records that have it, with false only those that do not. The default, yes, counts as not set.
                 * @example true
                 */
                allow_operating_fbt_type_flag_set?: boolean;
                /**
                 * @description Medicare levy: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                medicare_levy_flag?: ("yes" | "no")[];
                /**
                 * @description Medicare levy: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                medicare_levy_flag_not?: ("yes" | "no")[];
                /**
                 * @description Medicare levy: with true only records that have it, with false only those that do not. The default, yes, counts as not set.
                 * @example true
                 */
                medicare_levy_flag_set?: boolean;
                /**
                 * @description ECM allowed: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                ecm_allowed_flag?: ("yes" | "no")[];
                /**
                 * @description ECM allowed: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                ecm_allowed_flag_not?: ("yes" | "no")[];
                /**
                 * @description ECM allowed: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                ecm_allowed_flag_set?: boolean;
                /**
                 * @description ECM: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                ecm_flag?: ("yes" | "no")[];
                /**
                 * @description ECM: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                ecm_flag_not?: ("yes" | "no")[];
                /**
                 * @description ECM: with true only records that have it, with false only those that do not. The default, yes, counts as not set.
                 * @example true
                 */
                ecm_flag_set?: boolean;
                /**
                 * @description GST on ECM: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                gst_on_ecm_flag?: ("yes" | "no")[];
                /**
                 * @description GST on ECM: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                gst_on_ecm_flag_not?: ("yes" | "no")[];
                /**
                 * @description GST on ECM: with true only records that have it, with false only those that do not. The default, yes, counts as not set.
                 * @example true
                 */
                gst_on_ecm_flag_set?: boolean;
                /**
                 * @description ECM event: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                event_ecm_flag?: ("yes" | "no")[];
                /**
                 * @description ECM event: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                event_ecm_flag_not?: ("yes" | "no")[];
                /**
                 * @description ECM event: with true only records that have it, with false only those that do not. The default, no, counts as not set.
                 * @example true
                 */
                event_ecm_flag_set?: boolean;
                /**
                 * @description NUDS event: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                event_nuds_flag?: ("yes" | "no")[];
                /**
                 * @description NUDS event: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                event_nuds_flag_not?: ("yes" | "no")[];
                /**
                 * @description NUDS event: with true only records that have it, with false only those that do not. The default, no, counts as not set.
                 * @example true
                 */
                event_nuds_flag_set?: boolean;
                /**
                 * @description ITC passed on: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                itc_passed_on_flag?: ("yes" | "no")[];
                /**
                 * @description ITC passed on: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                itc_passed_on_flag_not?: ("yes" | "no")[];
                /**
                 * @description ITC passed on: with true only records that have it, with false only those that do not. The default, yes, counts as not set.
                 * @example true
                 */
                itc_passed_on_flag_set?: boolean;
                /**
                 * @description ITC passed on rate: only this and above.
                 * @example 1000
                 */
                itc_passed_on_rate_from?: Figure;
                /**
                 * @description ITC passed on rate: only this and below.
                 * @example 1000
                 */
                itc_passed_on_rate_to?: Figure;
                /**
                 * @description ITC passed on rate: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                itc_passed_on_rate_set?: boolean;
                /**
                 * @description ITC pass-on terms: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                pass_on_itcs_contains?: string;
                /**
                 * @description ITC pass-on terms: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                pass_on_itcs_set?: boolean;
                /**
                 * @description Return ITC via payroll: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                return_itc_via_payroll_flag?: ("yes" | "no")[];
                /**
                 * @description Return ITC via payroll: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                return_itc_via_payroll_flag_not?: ("yes" | "no")[];
                /**
                 * @description Return ITC via payroll: with true only records that have it, with false only those that do not. The default, no, counts as not set.
                 * @example true
                 */
                return_itc_via_payroll_flag_set?: boolean;
                /**
                 * @description Salary type: only records with one of these values.
                 * @example [
                 *       "total-package",
                 *       "base-only"
                 *     ]
                 */
                salary_type?: ("total-package" | "base-only" | "base-plus-super" | "fixed-super")[];
                /**
                 * @description Salary type: only records with none of these values, those without any value among them.
                 * @example [
                 *       "total-package",
                 *       "base-only"
                 *     ]
                 */
                salary_type_not?: ("total-package" | "base-only" | "base-plus-super" | "fixed-super")[];
                /**
                 * @description Salary type: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                salary_type_set?: boolean;
                /**
                 * @description Fixed super rate: only this and above.
                 * @example 1000
                 */
                fixed_super_rate_from?: Figure;
                /**
                 * @description Fixed super rate: only this and below.
                 * @example 1000
                 */
                fixed_super_rate_to?: Figure;
                /**
                 * @description Fixed super rate: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                fixed_super_rate_set?: boolean;
                /**
                 * @description Car allowance impact: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                car_allowance_impact_flag?: ("yes" | "no")[];
                /**
                 * @description Car allowance impact: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                car_allowance_impact_flag_not?: ("yes" | "no")[];
                /**
                 * @description Car allowance impact: with true only records that have it, with false only those that do not. The default, no, counts as not set.
                 * @example true
                 */
                car_allowance_impact_flag_set?: boolean;
                /**
                 * @description FBT reporting: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                fbt_reporting_flag?: ("yes" | "no")[];
                /**
                 * @description FBT reporting: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                fbt_reporting_flag_not?: ("yes" | "no")[];
                /**
                 * @description FBT reporting: with true only records that have it, with false only those that do not. The default, no, counts as not set.
                 * @example true
                 */
                fbt_reporting_flag_set?: boolean;
                /**
                 * @description FBT email, novated: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                fbt_email_novated?: ("yes" | "no")[];
                /**
                 * @description FBT email, novated: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                fbt_email_novated_not?: ("yes" | "no")[];
                /**
                 * @description FBT email, novated: with true only records that have it, with false only those that do not. The default, no, counts as not set.
                 * @example true
                 */
                fbt_email_novated_set?: boolean;
                /**
                 * @description FBT email, other: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                fbt_email_other?: ("yes" | "no")[];
                /**
                 * @description FBT email, other: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                fbt_email_other_not?: ("yes" | "no")[];
                /**
                 * @description FBT email, other: with true only records that have it, with false only those that do not. The default, no, counts as not set.
                 * @example true
                 */
                fbt_email_other_set?: boolean;
                /**
                 * @description FBT note: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                fbt_note_contains?: string;
                /**
                 * @description FBT note: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                fbt_note_set?: boolean;
                /**
                 * @description Pay cycle 1: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                pay_cycle_id?: string[];
                /**
                 * @description Pay cycle 1: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                pay_cycle_id_not?: string[];
                /**
                 * @description Pay cycle 1: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                pay_cycle_id_contains?: string;
                /**
                 * @description Pay cycle 1: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                pay_cycle_id_set?: boolean;
                /**
                 * @description Pay cycle 1 active: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                pay_cycle_id_active_flag?: ("yes" | "no")[];
                /**
                 * @description Pay cycle 1 active: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                pay_cycle_id_active_flag_not?: ("yes" | "no")[];
                /**
                 * @description Pay cycle 1 active: with true only records that have it, with false only those that do not. The default, no, counts as not set.
                 * @example true
                 */
                pay_cycle_id_active_flag_set?: boolean;
                /**
                 * @description Pay cycle 1 payroll date: only this and above.
                 * @example 2026-07-01
                 */
                payroll_date_from?: string;
                /**
                 * @description Pay cycle 1 payroll date: only this and below.
                 * @example 2026-07-01
                 */
                payroll_date_to?: string;
                /**
                 * @description Pay cycle 1 payroll date: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                payroll_date_set?: boolean;
                /**
                 * @description Pay cycle 2: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                pay_cycle_id2?: string[];
                /**
                 * @description Pay cycle 2: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                pay_cycle_id2_not?: string[];
                /**
                 * @description Pay cycle 2: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                pay_cycle_id2_contains?: string;
                /**
                 * @description Pay cycle 2: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                pay_cycle_id2_set?: boolean;
                /**
                 * @description Pay cycle 2 active: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                pay_cycle_id2_active_flag?: ("yes" | "no")[];
                /**
                 * @description Pay cycle 2 active: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                pay_cycle_id2_active_flag_not?: ("yes" | "no")[];
                /**
                 * @description Pay cycle 2 active: with true only records that have it, with false only those that do not. The default, no, counts as not set.
                 * @example true
                 */
                pay_cycle_id2_active_flag_set?: boolean;
                /**
                 * @description Pay cycle 2 payroll date: only this and above.
                 * @example 2026-07-01
                 */
                payroll_date2_from?: string;
                /**
                 * @description Pay cycle 2 payroll date: only this and below.
                 * @example 2026-07-01
                 */
                payroll_date2_to?: string;
                /**
                 * @description Pay cycle 2 payroll date: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                payroll_date2_set?: boolean;
                /**
                 * @description Pay cycle 3: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                pay_cycle_id3?: string[];
                /**
                 * @description Pay cycle 3: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                pay_cycle_id3_not?: string[];
                /**
                 * @description Pay cycle 3: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                pay_cycle_id3_contains?: string;
                /**
                 * @description Pay cycle 3: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                pay_cycle_id3_set?: boolean;
                /**
                 * @description Pay cycle 3 active: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                pay_cycle_id3_active_flag?: ("yes" | "no")[];
                /**
                 * @description Pay cycle 3 active: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                pay_cycle_id3_active_flag_not?: ("yes" | "no")[];
                /**
                 * @description Pay cycle 3 active: with true only records that have it, with false only those that do not. The default, no, counts as not set.
                 * @example true
                 */
                pay_cycle_id3_active_flag_set?: boolean;
                /**
                 * @description Pay cycle 3 payroll date: only this and above.
                 * @example 2026-07-01
                 */
                payroll_date3_from?: string;
                /**
                 * @description Pay cycle 3 payroll date: only this and below.
                 * @example 2026-07-01
                 */
                payroll_date3_to?: string;
                /**
                 * @description Pay cycle 3 payroll date: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                payroll_date3_set?: boolean;
                /**
                 * @description Pay cycle from quote: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                contract_pay_cycle_from_quote_flag?: ("yes" | "no")[];
                /**
                 * @description Pay cycle from quote: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                contract_pay_cycle_from_quote_flag_not?: ("yes" | "no")[];
                /**
                 * @description Pay cycle from quote: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                contract_pay_cycle_from_quote_flag_set?: boolean;
                /**
                 * @description Payroll cut-off: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                payroll_cut_off_contains?: string;
                /**
                 * @description Payroll cut-off: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                payroll_cut_off_set?: boolean;
                /**
                 * @description Payroll cut-off days: only this and above.
                 * @example 10
                 */
                payroll_cut_off_days_from?: number;
                /**
                 * @description Payroll cut-off days: only this and below.
                 * @example 10
                 */
                payroll_cut_off_days_to?: number;
                /**
                 * @description Payroll cut-off days: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                payroll_cut_off_days_set?: boolean;
                /**
                 * @description Fuel managed: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                fuel_managed_flag?: ("yes" | "no")[];
                /**
                 * @description Fuel managed: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                fuel_managed_flag_not?: ("yes" | "no")[];
                /**
                 * @description Fuel managed: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                fuel_managed_flag_set?: boolean;
                /**
                 * @description Fuel supplier: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                fuel_supplier_contains?: string;
                /**
                 * @description Fuel supplier: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                fuel_supplier_set?: boolean;
                /**
                 * @description Fuel card note: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                fuel_card_note_contains?: string;
                /**
                 * @description Fuel card note: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                fuel_card_note_set?: boolean;
                /**
                 * @description E-tags managed: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                etags_managed_flag?: ("yes" | "no")[];
                /**
                 * @description E-tags managed: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                etags_managed_flag_not?: ("yes" | "no")[];
                /**
                 * @description E-tags managed: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                etags_managed_flag_set?: boolean;
                /**
                 * @description E-tags note: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                etags_managed_note_contains?: string;
                /**
                 * @description E-tags note: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                etags_managed_note_set?: boolean;
                /**
                 * @description Novated leases: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                novated_leases_flag?: ("yes" | "no")[];
                /**
                 * @description Novated leases: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                novated_leases_flag_not?: ("yes" | "no")[];
                /**
                 * @description Novated leases: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                novated_leases_flag_set?: boolean;
                /**
                 * @description Novated management fee: only this and above.
                 * @example 1000
                 */
                novated_management_fee_from?: Figure;
                /**
                 * @description Novated management fee: only this and below.
                 * @example 1000
                 */
                novated_management_fee_to?: Figure;
                /**
                 * @description Novated management fee: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                novated_management_fee_set?: boolean;
                /**
                 * @description Novated leases note: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                novated_leases_note_contains?: string;
                /**
                 * @description Novated leases note: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                novated_leases_note_set?: boolean;
                /**
                 * @description Luxury charge applied: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                luxury_charge_applied_flag?: ("yes" | "no")[];
                /**
                 * @description Luxury charge applied: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                luxury_charge_applied_flag_not?: ("yes" | "no")[];
                /**
                 * @description Luxury charge applied: with true only records that have it, with false only those that do not. The default, yes, counts as not set.
                 * @example true
                 */
                luxury_charge_applied_flag_set?: boolean;
                /**
                 * @description Luxury charge invoiced: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                luxury_charge_invoiced_flag?: ("yes" | "no")[];
                /**
                 * @description Luxury charge invoiced: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                luxury_charge_invoiced_flag_not?: ("yes" | "no")[];
                /**
                 * @description Luxury charge invoiced: with true only records that have it, with false only those that do not. The default, yes, counts as not set.
                 * @example true
                 */
                luxury_charge_invoiced_flag_set?: boolean;
                /**
                 * @description Luxury charge event: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                luxury_charge_event_flag?: ("yes" | "no")[];
                /**
                 * @description Luxury charge event: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                luxury_charge_event_flag_not?: ("yes" | "no")[];
                /**
                 * @description Luxury charge event: with true only records that have it, with false only those that do not. The default, no, counts as not set.
                 * @example true
                 */
                luxury_charge_event_flag_set?: boolean;
                /**
                 * @description Maker A discount: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                discount_maker_a_contains?: string;
                /**
                 * @description Maker A discount: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                discount_maker_a_set?: boolean;
                /**
                 * @description Maker B discount: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                discount_maker_b_contains?: string;
                /**
                 * @description Maker B discount: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                discount_maker_b_set?: boolean;
                /**
                 * @description Maker C discount: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                discount_maker_c_contains?: string;
                /**
                 * @description Maker C discount: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                discount_maker_c_set?: boolean;
                /**
                 * @description Maker D discount: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                discount_maker_d_contains?: string;
                /**
                 * @description Maker D discount: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                discount_maker_d_set?: boolean;
                /**
                 * @description Spare discount 1: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                discount_spare1_contains?: string;
                /**
                 * @description Spare discount 1: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                discount_spare1_set?: boolean;
                /**
                 * @description Spare discount 2: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                discount_spare2_contains?: string;
                /**
                 * @description Spare discount 2: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                discount_spare2_set?: boolean;
                /**
                 * @description Spare discount 3: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                discount_spare3_contains?: string;
                /**
                 * @description Spare discount 3: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                discount_spare3_set?: boolean;
                /**
                 * @description Spare discount 4: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                discount_spare4_contains?: string;
                /**
                 * @description Spare discount 4: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                discount_spare4_set?: boolean;
                /**
                 * @description Spare discount 5: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                discount_spare5_contains?: string;
                /**
                 * @description Spare discount 5: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                discount_spare5_set?: boolean;
                /**
                 * @description Registration and CTP type: only records with one of these values.
                 * @example [
                 *       "business",
                 *       "private"
                 *     ]
                 */
                reg_ctp_type?: ("business" | "private")[];
                /**
                 * @description Registration and CTP type: only records with none of these values, those without any value among them.
                 * @example [
                 *       "business",
                 *       "private"
                 *     ]
                 */
                reg_ctp_type_not?: ("business" | "private")[];
                /**
                 * @description Registration and CTP type: with true only records that have it, with false only those that do not. The default, business, counts as not set.
                 * @example true
                 */
                reg_ctp_type_set?: boolean;
                /**
                 * @description Send label to, novated: only records with one of these values.
                 * @example [
                 *       "not-applicable",
                 *       "driver"
                 *     ]
                 */
                send_reg_label_novated?: ("not-applicable" | "driver" | "client-contact-1" | "client-contact-2" | "account-payable" | "account-manager")[];
                /**
                 * @description Send label to, novated: only records with none of these values, those without any value among them.
                 * @example [
                 *       "not-applicable",
                 *       "driver"
                 *     ]
                 */
                send_reg_label_novated_not?: ("not-applicable" | "driver" | "client-contact-1" | "client-contact-2" | "account-payable" | "account-manager")[];
                /**
                 * @description Send label to, novated: with true only records that have it, with false only those that do not. The default, driver, counts as not set.
                 * @example true
                 */
                send_reg_label_novated_set?: boolean;
                /**
                 * @description Send label to, others: only records with one of these values.
                 * @example [
                 *       "not-applicable",
                 *       "driver"
                 *     ]
                 */
                send_reg_label_others?: ("not-applicable" | "driver" | "client-contact-1" | "client-contact-2" | "account-payable" | "account-manager")[];
                /**
                 * @description Send label to, others: only records with none of these values, those without any value among them.
                 * @example [
                 *       "not-applicable",
                 *       "driver"
                 *     ]
                 */
                send_reg_label_others_not?: ("not-applicable" | "driver" | "client-contact-1" | "client-contact-2" | "account-payable" | "account-manager")[];
                /**
                 * @description Send label to, others: with true only records that have it, with false only those that do not. The default, client-contact-1, counts as not set.
                 * @example true
                 */
                send_reg_label_others_set?: boolean;
                /**
                 * @description Registration label note: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                reg_label_note_contains?: string;
                /**
                 * @description Registration label note: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                reg_label_note_set?: boolean;
                /**
                 * @description Quote note for client: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                quote_client_note_contains?: string;
                /**
                 * @description Quote note for client: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                quote_client_note_set?: boolean;
                /**
                 * @description Quote note, internal: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                quote_internal_note_contains?: string;
                /**
                 * @description Quote note, internal: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                quote_internal_note_set?: boolean;
                /**
                 * @description Booking note: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                booking_note_contains?: string;
                /**
                 * @description Booking note: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                booking_note_set?: boolean;
                /**
                 * @description Infringement note: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                infringement_note_contains?: string;
                /**
                 * @description Infringement note: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                infringement_note_set?: boolean;
                /**
                 * @description Recall notice note: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                recall_notice_note_contains?: string;
                /**
                 * @description Recall notice note: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                recall_notice_note_set?: boolean;
                /**
                 * @description Client defaults: Establishment fee: only this and above.
                 * @example 1000
                 */
                "client_defaults.establishment_fee_from"?: Figure;
                /**
                 * @description Client defaults: Establishment fee: only this and below.
                 * @example 1000
                 */
                "client_defaults.establishment_fee_to"?: Figure;
                /**
                 * @description Client defaults: Establishment fee: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                "client_defaults.establishment_fee_set"?: boolean;
                /**
                 * @description Client defaults: Management fee: only this and above.
                 * @example 1000
                 */
                "client_defaults.management_fee_from"?: Figure;
                /**
                 * @description Client defaults: Management fee: only this and below.
                 * @example 1000
                 */
                "client_defaults.management_fee_to"?: Figure;
                /**
                 * @description Client defaults: Management fee: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                "client_defaults.management_fee_set"?: boolean;
                /**
                 * @description Client defaults: Maintenance program fee: only this and above.
                 * @example 1000
                 */
                "client_defaults.maintenance_program_fee_from"?: Figure;
                /**
                 * @description Client defaults: Maintenance program fee: only this and below.
                 * @example 1000
                 */
                "client_defaults.maintenance_program_fee_to"?: Figure;
                /**
                 * @description Client defaults: Maintenance program fee: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                "client_defaults.maintenance_program_fee_set"?: boolean;
                /**
                 * @description Client defaults: Accident management fee: only this and above.
                 * @example 1000
                 */
                "client_defaults.accident_management_fee_from"?: Figure;
                /**
                 * @description Client defaults: Accident management fee: only this and below.
                 * @example 1000
                 */
                "client_defaults.accident_management_fee_to"?: Figure;
                /**
                 * @description Client defaults: Accident management fee: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                "client_defaults.accident_management_fee_set"?: boolean;
                /**
                 * @description Client defaults: Delivery fee funded: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                "client_defaults.delivery_fee_funded_flag"?: ("yes" | "no")[];
                /**
                 * @description Client defaults: Delivery fee funded: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                "client_defaults.delivery_fee_funded_flag_not"?: ("yes" | "no")[];
                /**
                 * @description Client defaults: Delivery fee funded: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                "client_defaults.delivery_fee_funded_flag_set"?: boolean;
                /**
                 * @description Client defaults: Fuel on delivery funded: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                "client_defaults.fuel_on_delivery_funded_flag"?: ("yes" | "no")[];
                /**
                 * @description Client defaults: Fuel on delivery funded: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                "client_defaults.fuel_on_delivery_funded_flag_not"?: ("yes" | "no")[];
                /**
                 * @description Client defaults: Fuel on delivery funded: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                "client_defaults.fuel_on_delivery_funded_flag_set"?: boolean;
                /**
                 * @description Client defaults: Excess km rate: only this and above.
                 * @example 1000
                 */
                "client_defaults.excess_km_rate_from"?: Figure;
                /**
                 * @description Client defaults: Excess km rate: only this and below.
                 * @example 1000
                 */
                "client_defaults.excess_km_rate_to"?: Figure;
                /**
                 * @description Client defaults: Excess km rate: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                "client_defaults.excess_km_rate_set"?: boolean;
                /**
                 * @description Client defaults: Residual margin: only this and above.
                 * @example 1000
                 */
                "client_defaults.residual_margin_rate_from"?: Figure;
                /**
                 * @description Client defaults: Residual margin: only this and below.
                 * @example 1000
                 */
                "client_defaults.residual_margin_rate_to"?: Figure;
                /**
                 * @description Client defaults: Residual margin: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                "client_defaults.residual_margin_rate_set"?: boolean;
                /**
                 * @description Client defaults: Residual margin, commercial: only this and above.
                 * @example 1000
                 */
                "client_defaults.residual_margin_rate_commercial_from"?: Figure;
                /**
                 * @description Client defaults: Residual margin, commercial: only this and below.
                 * @example 1000
                 */
                "client_defaults.residual_margin_rate_commercial_to"?: Figure;
                /**
                 * @description Client defaults: Residual margin, commercial: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                "client_defaults.residual_margin_rate_commercial_set"?: boolean;
                /**
                 * @description Client defaults: Novated residual basis: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                "client_defaults.novated_residual_basis_contains"?: string;
                /**
                 * @description Client defaults: Novated residual basis: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                "client_defaults.novated_residual_basis_set"?: boolean;
                /**
                 * @description Client defaults: Novated commission: only this and above.
                 * @example 1000
                 */
                "client_defaults.novated_commission_rate_from"?: Figure;
                /**
                 * @description Client defaults: Novated commission: only this and below.
                 * @example 1000
                 */
                "client_defaults.novated_commission_rate_to"?: Figure;
                /**
                 * @description Client defaults: Novated commission: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                "client_defaults.novated_commission_rate_set"?: boolean;
                /**
                 * @description Client defaults: Financier: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                "client_defaults.supplier_id_financier"?: string[];
                /**
                 * @description Client defaults: Financier: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                "client_defaults.supplier_id_financier_not"?: string[];
                /**
                 * @description Client defaults: Financier: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                "client_defaults.supplier_id_financier_contains"?: string;
                /**
                 * @description Client defaults: Financier: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                "client_defaults.supplier_id_financier_set"?: boolean;
                /**
                 * @description Client defaults: Insurer: only records with one of these values.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                "client_defaults.supplier_id_insurer"?: string[];
                /**
                 * @description Client defaults: Insurer: only records with none of these values, those without any value among them.
                 * @example [
                 *       "1",
                 *       "2"
                 *     ]
                 */
                "client_defaults.supplier_id_insurer_not"?: string[];
                /**
                 * @description Client defaults: Insurer: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                "client_defaults.supplier_id_insurer_contains"?: string;
                /**
                 * @description Client defaults: Insurer: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                "client_defaults.supplier_id_insurer_set"?: boolean;
                /**
                 * @description Client defaults: Policy owner: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                "client_defaults.policy_owner_type_contains"?: string;
                /**
                 * @description Client defaults: Policy owner: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                "client_defaults.policy_owner_type_set"?: boolean;
                /**
                 * @description Client defaults: Broker fee exempt: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                "client_defaults.insurance_broker_fee_exempt_flag"?: ("yes" | "no")[];
                /**
                 * @description Client defaults: Broker fee exempt: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                "client_defaults.insurance_broker_fee_exempt_flag_not"?: ("yes" | "no")[];
                /**
                 * @description Client defaults: Broker fee exempt: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                "client_defaults.insurance_broker_fee_exempt_flag_set"?: boolean;
                /**
                 * @description Client defaults: Roadside assistance plan: only records in which this text occurs, in whatever case.
                 * @example fleet
                 */
                "client_defaults.roadside_assistance_plan_code_contains"?: string;
                /**
                 * @description Client defaults: Roadside assistance plan: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                "client_defaults.roadside_assistance_plan_code_set"?: boolean;
                /**
                 * @description Client defaults: Relief vehicle: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                "client_defaults.relief_vehicle_flag"?: ("yes" | "no")[];
                /**
                 * @description Client defaults: Relief vehicle: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                "client_defaults.relief_vehicle_flag_not"?: ("yes" | "no")[];
                /**
                 * @description Client defaults: Relief vehicle: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                "client_defaults.relief_vehicle_flag_set"?: boolean;
                /**
                 * @description Client defaults: Carbon emission offset: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                "client_defaults.carbon_emission_offset_flag"?: ("yes" | "no")[];
                /**
                 * @description Client defaults: Carbon emission offset: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                "client_defaults.carbon_emission_offset_flag_not"?: ("yes" | "no")[];
                /**
                 * @description Client defaults: Carbon emission offset: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                "client_defaults.carbon_emission_offset_flag_set"?: boolean;
                /**
                 * @description Client defaults: Client group: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                "client_defaults.client_group_flag"?: ("yes" | "no")[];
                /**
                 * @description Client defaults: Client group: only records with none of these values, those without any value among them.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                "client_defaults.client_group_flag_not"?: ("yes" | "no")[];
                /**
                 * @description Client defaults: Client group: with true only records that have it, with false only those that do not.
                 * @example true
                 */
                "client_defaults.client_group_flag_set"?: boolean;
                /**
                 * @description Bespoke field values: with true only records that have it, with false only those that do not. An empty one counts as not set.
                 * @example true
                 */
                bespoke_field_values_set?: boolean;
            };
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["ClientPage"];
                };
            };
            400: components["responses"]["MalformedHeaderOrInvalidParameterOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createClient: {
        parameters: {
            query?: {
                /**
                 * @description Checks everything, writes nothing, and answers with what would change.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Why the change is made: kept with the history entry. UTF-8.
                 * @example Corrected after a call with the client
                 */
                "Audit-Reason"?: components["parameters"]["AuditReason"];
                /**
                 * @description Names the request, so that its repetition within 24 hours is answered and not done again.
                 * @example d3b7f0c2-7a51-4f0e-9c38-1d5a6e2b9f04
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientCreate"];
                "application/vnd.service-api.v1+json": components["schemas"]["ClientCreate"];
            };
        };
        responses: {
            /** @description With `dry_run=true`: what would change, and nothing is written. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["ClientChanges"];
                };
            };
            /** @description Made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["Client"];
                };
            };
            400: components["responses"]["MalformedJsonOrDuplicateMemberOrMalformedHeaderOrInvalidParameterOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrUnknownAuditUserOrIdempotencyMismatch"];
            423: components["responses"]["Locked"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchClients: {
        parameters: {
            query?: {
                /**
                 * @description Checks everything, writes nothing, and answers with what would change.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Why the change is made: kept with the history entry. UTF-8.
                 * @example Corrected after a call with the client
                 */
                "Audit-Reason"?: components["parameters"]["AuditReason"];
                /**
                 * @description Names the request, so that its repetition within 24 hours is answered and not done again.
                 * @example d3b7f0c2-7a51-4f0e-9c38-1d5a6e2b9f04
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `handling=lenient` writes the good elements and reports the others; `return=minimal` leaves the records out of the answer.
                 * @example handling=lenient
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientBulk"];
                "application/vnd.service-api.v1+json": components["schemas"]["ClientBulk"];
                "application/merge-patch+json": components["schemas"]["ClientBulk"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["ClientBulkAnswer"];
                };
            };
            /** @description Done, with `Prefer: return=minimal`. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedJsonOrDuplicateMemberOrMalformedHeaderOrInvalidParameterOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrUnknownAuditUserOrIdempotencyMismatch"];
            423: components["responses"]["Locked"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description ETags that the caller has; the answer is 304 when one of them is the present one.
                 * @example "1"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The client.
                 * @example 10001
                 */
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["Client"];
                };
            };
            /** @description The caller has the present version. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedIdOrMalformedHeaderOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RecordNotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    patchClient: {
        parameters: {
            query?: {
                /**
                 * @description Checks everything, writes nothing, and answers with what would change.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Why the change is made: kept with the history entry. UTF-8.
                 * @example Corrected after a call with the client
                 */
                "Audit-Reason"?: components["parameters"]["AuditReason"];
                /**
                 * @description ETag that the record must still have, or * for any.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With *: only if there is no such record yet, which of many at once exactly one can be. With ETags: only if the record is of none of these versions.
                 * @example *
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOnWrite"];
                /**
                 * @description Names the request, so that its repetition within 24 hours is answered and not done again.
                 * @example d3b7f0c2-7a51-4f0e-9c38-1d5a6e2b9f04
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The client.
                 * @example 10001
                 */
                client_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientPatch"];
                "application/vnd.service-api.v1+json": components["schemas"]["ClientPatch"];
                "application/merge-patch+json": components["schemas"]["ClientPatch"];
            };
        };
        responses: {
            /** @description Done. With `dry_run=true`: what would change, and nothing is written. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["ClientOrChanges"];
                };
            };
            400: components["responses"]["MalformedJsonOrDuplicateMemberOrMalformedIdOrMalformedHeaderOrInvalidParameterOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RecordNotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyInProgress"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrUnknownAuditUserOrIdempotencyMismatch"];
            423: components["responses"]["Locked"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClientEvents: {
        parameters: {
            query?: {
                /**
                 * @description The most entries of the page.
                 * @example 20
                 */
                limit?: number;
                /** @description The next_cursor of the page before, with otherwise the same parameters. */
                cursor?: string;
            };
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The client.
                 * @example 10001
                 */
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["EventPage"];
                };
            };
            400: components["responses"]["MalformedIdOrMalformedHeaderOrInvalidParameterOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RecordNotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClientPaymentChanges: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The client.
                 * @example 10001
                 */
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["PaymentChanges"];
                };
            };
            400: components["responses"]["MalformedIdOrMalformedHeaderOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RecordNotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The contract, as the system that keeps it calls it.
                 * @example C-40001
                 */
                contract_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["MalformedIdOrMalformedHeaderOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RecordNotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceContract: {
        parameters: {
            query?: {
                /**
                 * @description Checks everything, writes nothing, and answers with what would change.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Why the change is made: kept with the history entry. UTF-8.
                 * @example Corrected after a call with the client
                 */
                "Audit-Reason"?: components["parameters"]["AuditReason"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The contract, as the system that keeps it calls it.
                 * @example C-40001
                 */
                contract_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractPut"];
                "application/vnd.service-api.v1+json": components["schemas"]["ContractPut"];
            };
        };
        responses: {
            /** @description Done. With `dry_run=true`: what would change, and nothing is written. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["ContractOrChanges"];
                };
            };
            400: components["responses"]["MalformedJsonOrDuplicateMemberOrMalformedIdOrMalformedHeaderOrInvalidParameterOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RecordNotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrUnknownAuditUser"];
            423: components["responses"]["Locked"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description The most entries of the page.
                 * @example 20
                 */
                limit?: number;
                /** @description The next_cursor of the page before, with otherwise the same parameters. */
                cursor?: string;
                /** @description Only of records of this kind. */
                resource?: "client" | "approval" | "packaging_defaults" | "user" | "role";
                /**
                 * @description Only of the record of this id.
                 * @example 10001
                 */
                record_id?: string;
                /**
                 * @description Only where this member changed.
                 * @example finance_limit
                 */
                field?: string;
                /**
                 * @description Only what this user did.
                 * @example 1
                 */
                user_id?: string;
                /**
                 * @description Only what was done in the name of this user.
                 * @example 1
                 */
                audit_user_id?: string;
                /**
                 * @description Only what this request did.
                 * @example import-2026-11-20.17
                 */
                request_id?: string;
                /**
                 * @description Only what other requests did afterwards to the records that this request changed.
                 * @example import-2026-11-20.17
                 */
                after_request?: string;
                /**
                 * @description Only where other requests changed a member again that this request had changed: what stands in the way of undoing it.
                 * @example import-2026-11-20.17
                 */
                conflicts_with?: string;
                /** @description With request: of each request only its newest entry that matches, with request_entries and request_records. */
                group?: "request";
                /** @description Newest first, or with at the oldest. */
                sort?: "at" | "-at";
                /**
                 * @description Only from then on.
                 * @example 2026-07-01
                 */
                from?: string;
                /**
                 * @description Only until then; a date counts to its end.
                 * @example 2026-12-31
                 */
                to?: string;
            };
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["EventPage"];
                };
            };
            400: components["responses"]["MalformedHeaderOrInvalidParameterOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLockingSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["LockingSessionPage"];
                };
            };
            400: components["responses"]["MalformedHeaderOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLockingSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Why the change is made: kept with the history entry. UTF-8.
                 * @example Corrected after a call with the client
                 */
                "Audit-Reason"?: components["parameters"]["AuditReason"];
                /**
                 * @description Names the request, so that its repetition within 24 hours is answered and not done again.
                 * @example d3b7f0c2-7a51-4f0e-9c38-1d5a6e2b9f04
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LockingSessionCreate"];
                "application/vnd.service-api.v1+json": components["schemas"]["LockingSessionCreate"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Location: components["headers"]["Location"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["LockingSession"];
                };
            };
            400: components["responses"]["MalformedJsonOrDuplicateMemberOrMalformedHeaderOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrUnknownAuditUserOrIdempotencyMismatch"];
            423: components["responses"]["Locked"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLockingSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The locking session.
                 * @example 5a0f3c1e-8d27-4b6a-9e41-c2d7f8b30a65
                 */
                locking_session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["LockingSession"];
                };
            };
            400: components["responses"]["MalformedIdOrMalformedHeaderOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RecordNotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLockingSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Why the change is made: kept with the history entry. UTF-8.
                 * @example Corrected after a call with the client
                 */
                "Audit-Reason"?: components["parameters"]["AuditReason"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The locking session.
                 * @example 5a0f3c1e-8d27-4b6a-9e41-c2d7f8b30a65
                 */
                locking_session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedIdOrMalformedHeaderOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RecordNotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            423: components["responses"]["Locked"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewLockingSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Why the change is made: kept with the history entry. UTF-8.
                 * @example Corrected after a call with the client
                 */
                "Audit-Reason"?: components["parameters"]["AuditReason"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The locking session.
                 * @example 5a0f3c1e-8d27-4b6a-9e41-c2d7f8b30a65
                 */
                locking_session_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LockingSessionRenew"];
                "application/vnd.service-api.v1+json": components["schemas"]["LockingSessionRenew"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["LockingSession"];
                };
            };
            400: components["responses"]["MalformedJsonOrDuplicateMemberOrMalformedIdOrMalformedHeaderOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RecordNotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrUnknownAuditUser"];
            423: components["responses"]["Locked"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOverview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["Overview"];
                };
            };
            400: components["responses"]["MalformedHeaderOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["MalformedHeaderOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the caller has; the answer is 304 when one of them is the present one.
                 * @example "1"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiDocument"];
                };
            };
            /** @description The caller has the present version. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedHeaderOrUnknownParameter"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClientPackagingDefaults: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description ETags that the caller has; the answer is 304 when one of them is the present one.
                 * @example "1"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The client.
                 * @example 10001
                 */
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["PackagingDefaults"];
                };
            };
            /** @description The caller has the present version. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedIdOrMalformedHeaderOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RecordNotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceClientPackagingDefaults: {
        parameters: {
            query?: {
                /**
                 * @description Checks everything, writes nothing, and answers with what would change.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Why the change is made: kept with the history entry. UTF-8.
                 * @example Corrected after a call with the client
                 */
                "Audit-Reason"?: components["parameters"]["AuditReason"];
                /**
                 * @description ETag that the record must still have, or * for any.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description With *: only if there is no such record yet, which of many at once exactly one can be. With ETags: only if the record is of none of these versions.
                 * @example *
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatchOnWrite"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The client.
                 * @example 10001
                 */
                client_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackagingDefaultsReplace"];
                "application/vnd.service-api.v1+json": components["schemas"]["PackagingDefaultsReplace"];
            };
        };
        responses: {
            /** @description Done. With `dry_run=true`: what would change, and nothing is written. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["PackagingDefaultsOrChanges"];
                };
            };
            400: components["responses"]["MalformedJsonOrDuplicateMemberOrMalformedIdOrMalformedHeaderOrInvalidParameterOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RecordNotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailedOrUnknownAuditUser"];
            423: components["responses"]["Locked"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClientPackagingDefaultsEvents: {
        parameters: {
            query?: {
                /**
                 * @description The most entries of the page.
                 * @example 20
                 */
                limit?: number;
                /** @description The next_cursor of the page before, with otherwise the same parameters. */
                cursor?: string;
            };
            header?: {
                /**
                 * @description Zone in which moments are shown and date-times are read: an IANA name in any case, or an offset such as +9:30.
                 * @example Australia/Sydney
                 */
                "Time-Zone"?: components["parameters"]["TimeZone"];
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The client.
                 * @example 10001
                 */
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["EventPage"];
                };
            };
            400: components["responses"]["MalformedIdOrMalformedHeaderOrInvalidParameterOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["RecordNotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPeople: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description User in whose name the call is made. It takes the permission Audit:UserIdOverride.
                 * @example 1
                 */
                "Audit-User-Id"?: components["parameters"]["AuditUserId"];
                /**
                 * @description Id for the request, its log line and its history entries. One of another form is replaced.
                 * @example import-2026-11-20.17
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Encoding": components["headers"]["Content-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["Directory"];
                };
            };
            400: components["responses"]["MalformedHeaderOrUnknownParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PermissionDenied"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnknownAuditUser"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
