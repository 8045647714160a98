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
        /** List the permissions that a role can hold */
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
        /** List the roles, with Roles:Manage or Users:Manage */
        get: operations["listRoles"];
        put?: never;
        /** Add a role, with any permissions */
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
        /** Read a role, with Roles:Manage or Users:Manage */
        get: operations["getRole"];
        put?: never;
        post?: never;
        /** Delete a role that no user has */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        /** Rename a role, or set what it allows */
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
        /** Read the history of a role, newest first */
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
        /** List the users, in the order of their ids */
        get: operations["listUsers"];
        put?: never;
        /** Add a user */
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
        /** Read a user */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Rename, enable or disable a user, or give another role */
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
        /** Read the history of a user, newest first */
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
        /** Set a user's password, which ends the user's tokens */
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
        /** Sign in: exchange a user name and password for a bearer token */
        post: operations["signIn"];
        /** Sign out: end the bearer token of this call */
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
        /** List approvals */
        get: operations["listApprovals"];
        put?: never;
        /** Add an approval */
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
        /** Read an approval */
        get: operations["getApproval"];
        /** Replace an approval */
        put: operations["replaceApproval"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change some fields of an approval */
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
        /** Read the history of an approval, newest first */
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
        /** Read recent changes to the bank details and limits behind an approval */
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
        /** List clients */
        get: operations["listClients"];
        put?: never;
        /** Add a client */
        post: operations["createClient"];
        delete?: never;
        options?: never;
        head?: never;
        /** Change some fields of many clients */
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
        /** Read a client */
        get: operations["getClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change some fields of a client */
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
        /** Read the history of a client, newest first */
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
        /** Read recent changes to a client's bank details and limits */
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
        /** Read which client a contract belongs to */
        get: operations["getContract"];
        /** Say which client a contract belongs to */
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
        /** Read the history of everything that the role may read, newest first */
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
        /** List the live locking sessions */
        get: operations["listLockingSessions"];
        put?: never;
        /** Open a locking session: all of the locks or none */
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
        /** Read a locking session */
        get: operations["getLockingSession"];
        put?: never;
        post?: never;
        /** End a locking session, or break another user's */
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
        /** Renew a locking session from now */
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
        /** Read what needs attention */
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
        /** Who the token stands for, and what the role allows */
        get: operations["getMe"];
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
        /** Read a client's packaging defaults */
        get: operations["getClientPackagingDefaults"];
        /** Set a client's packaging defaults, all of them */
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
        /** Read the history of a client's packaging defaults, newest first */
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
        /** List everybody by id and display name */
        get: operations["listPeople"];
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
        /** Read this document */
        get: operations["getApiDocument"];
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
            readonly approval_id: string;
            /**
             * Created
             * Format: date-time
             * @description When the approval was created.
             */
            readonly created: string;
            /**
             * Last edit
             * Format: date-time
             * @description When the approval was last changed.
             */
            readonly last_edit: string;
            /**
             * Posted
             * Format: date-time
             * @description When the approval first went into a batch.
             */
            readonly posted_date: string | null;
            /**
             * Times requested
             * @description How often the approval has been put back to requested.
             */
            readonly requested_audit_attempt_count: number;
            /**
             * Source
             * @description Whether the approval was made here or came through an order channel.
             * @default internal
             * @enum {string}
             */
            readonly source: "internal" | "external_channel";
            /**
             * Created by
             * @description User in whose name the approval was created.
             */
            readonly user_id: string;
            /**
             * Last edited by
             * @description User in whose name the approval was last changed.
             */
            readonly user_id_edit: string;
            /**
             * Contract
             * @description Contract that bears the cost.
             */
            contract_id: string;
            /**
             * Status
             * @description How far the approval has come.
             * @enum {string|null}
             */
            status_flag: "active" | "batch" | "cancelled" | "rejected" | "requested" | null;
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
             * @enum {string}
             */
            credit_note_flag: "yes" | "no";
            /**
             * Reimbursement
             * @description Pays back someone who has already paid the bill.
             * @default no
             * @enum {string}
             */
            reimbursement_flag: "yes" | "no";
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
             * @enum {string}
             */
            bank_details_correct_flag: "yes" | "no";
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
             * @enum {string|null}
             */
            odometer_valid_flag: "valid" | "invalid" | "none" | null;
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
             * @enum {string}
             */
            driver_aware_flag: "yes" | "no";
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
        /**
         * Approval
         * @description The new record: an absent member, or one that is null, takes its default.
         */
        ApprovalCreate: {
            approval_id?: components["schemas"]["ApprovalPatch"]["approval_id"];
            created?: components["schemas"]["ApprovalPatch"]["created"];
            last_edit?: components["schemas"]["ApprovalPatch"]["last_edit"];
            posted_date?: components["schemas"]["ApprovalPatch"]["posted_date"];
            requested_audit_attempt_count?: components["schemas"]["ApprovalPatch"]["requested_audit_attempt_count"];
            source?: components["schemas"]["ApprovalPatch"]["source"];
            user_id?: components["schemas"]["ApprovalPatch"]["user_id"];
            user_id_edit?: components["schemas"]["ApprovalPatch"]["user_id_edit"];
            contract_id: components["schemas"]["ApprovalPatch"]["contract_id"];
            status_flag?: components["schemas"]["ApprovalPatch"]["status_flag"];
            approval_sub_status_id?: components["schemas"]["ApprovalPatch"]["approval_sub_status_id"];
            /** @default 0 */
            approval_limit?: components["schemas"]["ApprovalPatch"]["approval_limit"];
            external_order_number?: components["schemas"]["ApprovalPatch"]["external_order_number"];
            client_phone?: components["schemas"]["ApprovalPatch"]["client_phone"];
            misc_phone?: components["schemas"]["ApprovalPatch"]["misc_phone"];
            attachment_id?: components["schemas"]["ApprovalPatch"]["attachment_id"];
            invoice_no?: components["schemas"]["ApprovalPatch"]["invoice_no"];
            invoice_date?: components["schemas"]["ApprovalPatch"]["invoice_date"];
            /** @default no */
            credit_note_flag?: components["schemas"]["ApprovalPatch"]["credit_note_flag"];
            /** @default no */
            reimbursement_flag?: components["schemas"]["ApprovalPatch"]["reimbursement_flag"];
            payee_payment_method_id?: components["schemas"]["ApprovalPatch"]["payee_payment_method_id"];
            driver_bank_account_id?: components["schemas"]["ApprovalPatch"]["driver_bank_account_id"];
            /** @default no */
            bank_details_correct_flag?: components["schemas"]["ApprovalPatch"]["bank_details_correct_flag"];
            /** @default 0 */
            billing_period?: components["schemas"]["ApprovalPatch"]["billing_period"];
            billing_period_item_no?: components["schemas"]["ApprovalPatch"]["billing_period_item_no"];
            supplier_franchise_vehicle_id?: components["schemas"]["ApprovalPatch"]["supplier_franchise_vehicle_id"];
            odometer?: components["schemas"]["ApprovalPatch"]["odometer"];
            odometer_date?: components["schemas"]["ApprovalPatch"]["odometer_date"];
            odometer_valid_flag?: components["schemas"]["ApprovalPatch"]["odometer_valid_flag"];
            supplier_id?: components["schemas"]["ApprovalPatch"]["supplier_id"];
            supplier_contact?: components["schemas"]["ApprovalPatch"]["supplier_contact"];
            supplier_phone?: components["schemas"]["ApprovalPatch"]["supplier_phone"];
            franchise_notes?: components["schemas"]["ApprovalPatch"]["franchise_notes"];
            driver_name?: components["schemas"]["ApprovalPatch"]["driver_name"];
            driver_phone?: components["schemas"]["ApprovalPatch"]["driver_phone"];
            /** @default no */
            driver_aware_flag?: components["schemas"]["ApprovalPatch"]["driver_aware_flag"];
            maintenance_lines?: components["schemas"]["ApprovalPatch"]["maintenance_lines"];
            notes?: components["schemas"]["ApprovalPatch"]["notes"];
        };
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
             * @default internal
             * @enum {string}
             */
            source?: "internal" | "external_channel";
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
             * @enum {string|null}
             */
            status_flag?: "active" | "batch" | "cancelled" | "rejected" | "requested" | null;
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
             * @description Treats the document as money owed to us.
             * @enum {string|null}
             */
            credit_note_flag?: "yes" | "no" | null;
            /**
             * Reimbursement
             * @description Pays back someone who has already paid the bill.
             * @enum {string|null}
             */
            reimbursement_flag?: "yes" | "no" | null;
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
             * @enum {string|null}
             */
            bank_details_correct_flag?: "yes" | "no" | null;
            /**
             * Billing period
             * Format: int32
             * @description Number of the billing period in which the cost is charged on.
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
             * @enum {string|null}
             */
            odometer_valid_flag?: "valid" | "invalid" | "none" | null;
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
             * @enum {string|null}
             */
            driver_aware_flag?: "yes" | "no" | null;
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
            approval_id?: components["schemas"]["ApprovalPatch"]["approval_id"];
            created?: components["schemas"]["ApprovalPatch"]["created"];
            last_edit?: components["schemas"]["ApprovalPatch"]["last_edit"];
            posted_date?: components["schemas"]["ApprovalPatch"]["posted_date"];
            requested_audit_attempt_count?: components["schemas"]["ApprovalPatch"]["requested_audit_attempt_count"];
            source?: components["schemas"]["ApprovalPatch"]["source"];
            user_id?: components["schemas"]["ApprovalPatch"]["user_id"];
            user_id_edit?: components["schemas"]["ApprovalPatch"]["user_id_edit"];
            contract_id: components["schemas"]["ApprovalPatch"]["contract_id"];
            status_flag?: components["schemas"]["ApprovalPatch"]["status_flag"];
            approval_sub_status_id?: components["schemas"]["ApprovalPatch"]["approval_sub_status_id"];
            /** @default 0 */
            approval_limit?: components["schemas"]["ApprovalPatch"]["approval_limit"];
            external_order_number?: components["schemas"]["ApprovalPatch"]["external_order_number"];
            client_phone?: components["schemas"]["ApprovalPatch"]["client_phone"];
            misc_phone?: components["schemas"]["ApprovalPatch"]["misc_phone"];
            attachment_id?: components["schemas"]["ApprovalPatch"]["attachment_id"];
            invoice_no?: components["schemas"]["ApprovalPatch"]["invoice_no"];
            invoice_date?: components["schemas"]["ApprovalPatch"]["invoice_date"];
            /** @default no */
            credit_note_flag?: components["schemas"]["ApprovalPatch"]["credit_note_flag"];
            /** @default no */
            reimbursement_flag?: components["schemas"]["ApprovalPatch"]["reimbursement_flag"];
            payee_payment_method_id?: components["schemas"]["ApprovalPatch"]["payee_payment_method_id"];
            driver_bank_account_id?: components["schemas"]["ApprovalPatch"]["driver_bank_account_id"];
            /** @default no */
            bank_details_correct_flag?: components["schemas"]["ApprovalPatch"]["bank_details_correct_flag"];
            /** @default 0 */
            billing_period?: components["schemas"]["ApprovalPatch"]["billing_period"];
            billing_period_item_no?: components["schemas"]["ApprovalPatch"]["billing_period_item_no"];
            supplier_franchise_vehicle_id?: components["schemas"]["ApprovalPatch"]["supplier_franchise_vehicle_id"];
            odometer?: components["schemas"]["ApprovalPatch"]["odometer"];
            odometer_date?: components["schemas"]["ApprovalPatch"]["odometer_date"];
            odometer_valid_flag?: components["schemas"]["ApprovalPatch"]["odometer_valid_flag"];
            supplier_id?: components["schemas"]["ApprovalPatch"]["supplier_id"];
            supplier_contact?: components["schemas"]["ApprovalPatch"]["supplier_contact"];
            supplier_phone?: components["schemas"]["ApprovalPatch"]["supplier_phone"];
            franchise_notes?: components["schemas"]["ApprovalPatch"]["franchise_notes"];
            driver_name?: components["schemas"]["ApprovalPatch"]["driver_name"];
            driver_phone?: components["schemas"]["ApprovalPatch"]["driver_phone"];
            /** @default no */
            driver_aware_flag?: components["schemas"]["ApprovalPatch"]["driver_aware_flag"];
            maintenance_lines?: components["schemas"]["ApprovalPatch"]["maintenance_lines"];
            notes?: components["schemas"]["ApprovalPatch"]["notes"];
        };
        /** Change of a value */
        Change: {
            /** @description Member that changed; inside an object with a point. */
            field: string;
            /** @description Value before, null where none was set. */
            from: unknown;
            /** @description Value after, null where it was unset. */
            to: unknown;
        };
        /** Client */
        Client: {
            /**
             * Client ID
             * @description Number given to the client when it was created.
             */
            readonly client_id: string;
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
             * @enum {string|null}
             */
            client_type: "fleet" | "prospect" | "sundry" | "inactive" | "lead" | null;
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
             * @enum {string|null}
             */
            financial_year_end: "January" | "February" | "March" | "April" | "May" | "June" | "July" | "August" | "September" | "October" | "November" | "December" | null;
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
             * @enum {string}
             */
            history_only_flag: "yes" | "no";
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
             * @enum {string|null}
             */
            mla_non_standard_flag: "yes" | "no" | null;
            /**
             * MLA note
             * @description What is special about the master lease agreement.
             */
            mla_note: string | null;
            /**
             * Allow quoting
             * @description Lets quotes be made for this client.
             * @default no
             * @enum {string}
             */
            allow_quoting_flag: "yes" | "no";
            /**
             * Allow quoting within cap
             * @description Lets quotes be made as long as they stay below the cap.
             * @default yes
             * @enum {string}
             */
            allow_quoting_within_cap_flag: "yes" | "no";
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
             * @enum {string}
             */
            contract_inertia_flag: "yes" | "no";
            /**
             * Early terminations policy
             * @description What is charged or waived when a contract ends early.
             */
            early_terminations_policy: string | null;
            /**
             * Interim services
             * @description Covers services that fall between the scheduled ones.
             * @default yes
             * @enum {string}
             */
            interim_service_flag: "yes" | "no";
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
             * @enum {string|null}
             */
            shared_fleet_flag: "yes" | "no" | null;
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
             * @enum {string|null}
             */
            sl_export_flag: "yes" | "no" | null;
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
             * @enum {string|null}
             */
            state: "VIC" | "NSW" | "ACT" | "QLD" | "WA" | "SA" | "TAS" | "NT" | "NZ" | null;
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
             * @enum {string|null}
             */
            postal_state: "VIC" | "NSW" | "ACT" | "QLD" | "WA" | "SA" | "TAS" | "NT" | "NZ" | null;
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
             * @enum {string|null}
             */
            prospect_priority: "" | "High" | "Medium" | "Low" | null;
            /**
             * Prospect probability
             * @description How likely it is that the prospect becomes a client.
             * @enum {string|null}
             */
            prospect_probability: "20%" | "40%" | "60%" | "80%" | "100%" | null;
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
             * @enum {string}
             */
            billing_interval: "weekly" | "fortnightly" | "monthly" | "bi-annually" | "annually" | "period";
            /**
             * Common billing day
             * @description Weekday or day of the month on which contracts are billed together.
             * @default 1
             * @enum {string}
             */
            common_day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "eom";
            /**
             * Advance or arrears
             * @description Whether a period is billed before it starts or after it ends.
             * @default advance
             * @enum {string}
             */
            advance_arrears: "advance" | "arrears";
            /**
             * Billing type
             * @description Which billing runs the client takes part in.
             * @default any
             * @enum {string}
             */
            billing_type_flag: "any" | "periodic" | "combined";
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
             * @enum {string|null}
             */
            budgets_term_deferred_flag: "yes" | "no" | null;
            /**
             * Defer finance budget term
             * @description Starts the term of the finance budget only after the deferred periods.
             * @enum {string|null}
             */
            finance_budget_term_deferred_flag: "yes" | "no" | null;
            /**
             * Booking billing
             * @description Whether bookings get an invoice each or go with the regular billing.
             * @default billing
             * @enum {string}
             */
            booking_billing_type: "single" | "billing";
            /**
             * Invoice content
             * @description How much an invoice shows of what it charges.
             * @default detail-only
             * @enum {string}
             */
            invoice_options: "detail-only" | "summary-only" | "summary-and-detail";
            /**
             * Bill by client order number
             * @description Raises a separate invoice for each order number of the client.
             * @default no
             * @enum {string}
             */
            billing_by_client_order_no_flag: "yes" | "no";
            /**
             * Purchase order number
             * @description Order number to print on invoices for this client.
             */
            purchase_order_no: string | null;
            /**
             * Cost centres mandatory
             * @description Insists on a cost centre for every vehicle of the client.
             * @default no
             * @enum {string}
             */
            cost_centres_mandatory_flag: "yes" | "no";
            /**
             * Print finance
             * @description Prints the finance part of the rental for the client to see.
             * @default no
             * @enum {string}
             */
            print_finance_flag: "yes" | "no";
            /**
             * RCTI
             * @description Lets tax invoices be issued by the party that pays them.
             * @default no
             * @enum {string}
             */
            rcti_flag: "yes" | "no";
            /**
             * Email attachment
             * @description Which files go with an invoice sent by email.
             * @default pdf
             * @enum {string}
             */
            billing_email_attachment_type: "pdf" | "csv" | "pdf-and-csv";
            /**
             * Email by billing group
             * @description Sends one email for each billing group.
             * @default no
             * @enum {string}
             */
            billing_group_email_flag: "yes" | "no";
            /**
             * Report delivery
             * @description How reports reach the client.
             * @default email
             * @enum {string}
             */
            report_delivery_type: "email" | "post";
            /**
             * Payment method
             * @description How the client pays its invoices.
             * @enum {string|null}
             */
            payment_method: "direct-debit" | "cheque" | "cash" | "other" | "credit-card" | "eft" | null;
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
             * @enum {string}
             */
            purchase_stamp_duty_exempt_flag: "yes" | "no";
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
             * @enum {string}
             */
            send_approval_email_flag: "yes" | "no";
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
             * @enum {string}
             */
            lessee_rate_include_vmp_flag: "yes" | "no";
            /**
             * Quarterly rates
             * @description Gives the client rates that are set anew every quarter.
             * @enum {string|null}
             */
            quarterly_rates_flag: "yes" | "no" | null;
            /**
             * Quarterly rates note
             * @description How and when quarterly rates are set.
             */
            quarterly_rates_note: string | null;
            /**
             * Employer FBT type
             * @description How much FBT the employer has to pay.
             * @default full-fbt-payable
             * @enum {string}
             */
            employer_fbt_type: "full-fbt-payable" | "concessional-30000-exempt" | "concessional-17000-exempt" | "rebatable" | "not-applicable";
            /**
             * Gross-up type
             * @description Which factor turns a benefit into its taxable value.
             * @default fbt_type1_gross_up_factor
             * @enum {string}
             */
            gross_up_rate_type: "fbt_type1_gross_up_factor" | "fbt_type2_gross_up_factor";
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
             * @enum {string}
             */
            allow_operating_fbt_type_flag: "yes" | "no";
            /**
             * Medicare levy
             * @description Counts the Medicare levy when tax savings are worked out.
             * @default yes
             * @enum {string}
             */
            medicare_levy_flag: "yes" | "no";
            /**
             * ECM allowed
             * @description Lets employees of the client choose post-tax contributions.
             * @enum {string|null}
             */
            ecm_allowed_flag: "yes" | "no" | null;
            /**
             * ECM
             * @description Uses post-tax contributions to bring FBT down.
             * @default yes
             * @enum {string}
             */
            ecm_flag: "yes" | "no";
            /**
             * GST on ECM
             * @description Counts GST in post-tax contributions.
             * @default yes
             * @enum {string}
             */
            gst_on_ecm_flag: "yes" | "no";
            /**
             * ECM event
             * @description Raises an event for post-tax contributions.
             * @default no
             * @enum {string}
             */
            event_ecm_flag: "yes" | "no";
            /**
             * NUDS event
             * @description Raises an event for NUDS.
             * @default no
             * @enum {string}
             */
            event_nuds_flag: "yes" | "no";
            /**
             * ITC passed on
             * @description Gives the employee the benefit of input tax credits.
             * @default yes
             * @enum {string}
             */
            itc_passed_on_flag: "yes" | "no";
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
             * @enum {string}
             */
            return_itc_via_payroll_flag: "yes" | "no";
            /**
             * Salary type
             * @description What the salary figure of an employee takes in.
             * @enum {string|null}
             */
            salary_type: "total-package" | "base-only" | "base-plus-super" | "fixed-super" | null;
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
             * @enum {string}
             */
            car_allowance_impact_flag: "yes" | "no";
            /**
             * FBT reporting
             * @description Prepares FBT reports for the client.
             * @default no
             * @enum {string}
             */
            fbt_reporting_flag: "yes" | "no";
            /**
             * FBT email, novated
             * @description Sends FBT reports on novated leases by email.
             * @default no
             * @enum {string}
             */
            fbt_email_novated: "yes" | "no";
            /**
             * FBT email, other
             * @description Sends FBT reports on all other contracts by email.
             * @default no
             * @enum {string}
             */
            fbt_email_other: "yes" | "no";
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
             * @enum {string}
             */
            pay_cycle_id_active_flag: "yes" | "no";
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
             * @enum {string}
             */
            pay_cycle_id2_active_flag: "yes" | "no";
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
             * @enum {string}
             */
            pay_cycle_id3_active_flag: "yes" | "no";
            /**
             * Pay cycle 3 payroll date
             * Format: date
             * @description A payday from which the others of cycle 3 are counted.
             */
            payroll_date3: string | null;
            /**
             * Pay cycle from quote
             * @description Gives a contract the pay cycle of its quote.
             * @enum {string|null}
             */
            contract_pay_cycle_from_quote_flag: "yes" | "no" | null;
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
             * @enum {string|null}
             */
            fuel_managed_flag: "yes" | "no" | null;
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
             * @enum {string|null}
             */
            etags_managed_flag: "yes" | "no" | null;
            /**
             * E-tags note
             * @description How toll tags are ordered, moved and cancelled.
             */
            etags_managed_note: string | null;
            /**
             * Novated leases
             * @description Opens novated leases to employees of the client.
             * @enum {string|null}
             */
            novated_leases_flag: "yes" | "no" | null;
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
             * @enum {string}
             */
            luxury_charge_applied_flag: "yes" | "no";
            /**
             * Luxury charge invoiced
             * @description Puts the charge on the invoice.
             * @default yes
             * @enum {string}
             */
            luxury_charge_invoiced_flag: "yes" | "no";
            /**
             * Luxury charge event
             * @description Raises an event for the charge.
             * @default no
             * @enum {string}
             */
            luxury_charge_event_flag: "yes" | "no";
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
             * @enum {string}
             */
            reg_ctp_type: "business" | "private";
            /**
             * Send label to, novated
             * @description Who gets the registration label of a novated vehicle.
             * @default driver
             * @enum {string}
             */
            send_reg_label_novated: "not-applicable" | "driver" | "client-contact-1" | "client-contact-2" | "account-payable" | "account-manager";
            /**
             * Send label to, others
             * @description Who gets the registration label of any other vehicle.
             * @default client-contact-1
             * @enum {string}
             */
            send_reg_label_others: "not-applicable" | "driver" | "client-contact-1" | "client-contact-2" | "account-payable" | "account-manager";
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
            client_defaults: {
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
                 * @enum {string|null}
                 */
                delivery_fee_funded_flag: "yes" | "no" | null;
                /**
                 * Fuel on delivery funded
                 * @description Makes fuel on delivery part of the amount financed.
                 * @enum {string|null}
                 */
                fuel_on_delivery_funded_flag: "yes" | "no" | null;
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
                 * @enum {string|null}
                 */
                insurance_broker_fee_exempt_flag: "yes" | "no" | null;
                /**
                 * Roadside assistance plan
                 * @description Plan under which drivers get help on the road.
                 */
                roadside_assistance_plan_code: string | null;
                /**
                 * Relief vehicle
                 * @description Gives the driver another vehicle while theirs is off the road.
                 * @enum {string|null}
                 */
                relief_vehicle_flag: "yes" | "no" | null;
                /**
                 * Carbon emission offset
                 * @description Offsets the emissions of the vehicle.
                 * @enum {string|null}
                 */
                carbon_emission_offset_flag: "yes" | "no" | null;
                /**
                 * Client group
                 * @description Ties the contract to the group of the client.
                 * @enum {string|null}
                 */
                client_group_flag: "yes" | "no" | null;
            };
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
        ClientBulkAnswer: components["schemas"]["Client"][] | components["schemas"]["ClientDryRun"][] | {
            updated: number;
            unchanged: number;
            refused: number;
            results: components["schemas"]["ClientBulkResult"][];
        };
        /**
         * Change of one client
         * @description The members to change. An absent one stays as it is; null unsets one, so that it reads as its default again.
         */
        ClientBulkElement: {
            /** @description Which client to change; each at most once. */
            client_id: string;
            name?: components["schemas"]["ClientPatch"]["name"];
            client_code?: components["schemas"]["ClientPatch"]["client_code"];
            client_type?: components["schemas"]["ClientPatch"]["client_type"];
            client_class?: components["schemas"]["ClientPatch"]["client_class"];
            abn?: components["schemas"]["ClientPatch"]["abn"];
            acn?: components["schemas"]["ClientPatch"]["acn"];
            arbn?: components["schemas"]["ClientPatch"]["arbn"];
            corporate_type_id?: components["schemas"]["ClientPatch"]["corporate_type_id"];
            client_industry_id?: components["schemas"]["ClientPatch"]["client_industry_id"];
            sic_code?: components["schemas"]["ClientPatch"]["sic_code"];
            business_start_date?: components["schemas"]["ClientPatch"]["business_start_date"];
            financial_year_end?: components["schemas"]["ClientPatch"]["financial_year_end"];
            no_of_ftes?: components["schemas"]["ClientPatch"]["no_of_ftes"];
            client_id_parent?: components["schemas"]["ClientPatch"]["client_id_parent"];
            client_group_id?: components["schemas"]["ClientPatch"]["client_group_id"];
            client_group_note?: components["schemas"]["ClientPatch"]["client_group_note"];
            client_id_external?: components["schemas"]["ClientPatch"]["client_id_external"];
            history_only_flag?: components["schemas"]["ClientPatch"]["history_only_flag"];
            dirty_flag?: components["schemas"]["ClientPatch"]["dirty_flag"];
            user_id?: components["schemas"]["ClientPatch"]["user_id"];
            user_id_sales?: components["schemas"]["ClientPatch"]["user_id_sales"];
            channel_id?: components["schemas"]["ClientPatch"]["channel_id"];
            client_agreement_type_id?: components["schemas"]["ClientPatch"]["client_agreement_type_id"];
            mla_date?: components["schemas"]["ClientPatch"]["mla_date"];
            mla_non_standard_flag?: components["schemas"]["ClientPatch"]["mla_non_standard_flag"];
            mla_note?: components["schemas"]["ClientPatch"]["mla_note"];
            allow_quoting_flag?: components["schemas"]["ClientPatch"]["allow_quoting_flag"];
            allow_quoting_within_cap_flag?: components["schemas"]["ClientPatch"]["allow_quoting_within_cap_flag"];
            inclusion_client_exclusions?: components["schemas"]["ClientPatch"]["inclusion_client_exclusions"];
            lead_time?: components["schemas"]["ClientPatch"]["lead_time"];
            contract_inertia_flag?: components["schemas"]["ClientPatch"]["contract_inertia_flag"];
            early_terminations_policy?: components["schemas"]["ClientPatch"]["early_terminations_policy"];
            interim_service_flag?: components["schemas"]["ClientPatch"]["interim_service_flag"];
            wear_tear_allowance?: components["schemas"]["ClientPatch"]["wear_tear_allowance"];
            free_km_buffer?: components["schemas"]["ClientPatch"]["free_km_buffer"];
            foc_car_policy?: components["schemas"]["ClientPatch"]["foc_car_policy"];
            shared_fleet_flag?: components["schemas"]["ClientPatch"]["shared_fleet_flag"];
            shared_fleet_note?: components["schemas"]["ClientPatch"]["shared_fleet_note"];
            supplier_id_repairer?: components["schemas"]["ClientPatch"]["supplier_id_repairer"];
            supplier_id_broker?: components["schemas"]["ClientPatch"]["supplier_id_broker"];
            supplier_id_insurer?: components["schemas"]["ClientPatch"]["supplier_id_insurer"];
            insurer?: components["schemas"]["ClientPatch"]["insurer"];
            policy_number?: components["schemas"]["ClientPatch"]["policy_number"];
            sl_export_flag?: components["schemas"]["ClientPatch"]["sl_export_flag"];
            phone?: components["schemas"]["ClientPatch"]["phone"];
            mobile?: components["schemas"]["ClientPatch"]["mobile"];
            fax?: components["schemas"]["ClientPatch"]["fax"];
            contact1_name?: components["schemas"]["ClientPatch"]["contact1_name"];
            contact1_job_title?: components["schemas"]["ClientPatch"]["contact1_job_title"];
            contact1_phone?: components["schemas"]["ClientPatch"]["contact1_phone"];
            contact1_email?: components["schemas"]["ClientPatch"]["contact1_email"];
            contact1_note?: components["schemas"]["ClientPatch"]["contact1_note"];
            contact2_name?: components["schemas"]["ClientPatch"]["contact2_name"];
            contact2_job_title?: components["schemas"]["ClientPatch"]["contact2_job_title"];
            contact2_phone?: components["schemas"]["ClientPatch"]["contact2_phone"];
            contact2_email?: components["schemas"]["ClientPatch"]["contact2_email"];
            contact2_note?: components["schemas"]["ClientPatch"]["contact2_note"];
            contact3_name?: components["schemas"]["ClientPatch"]["contact3_name"];
            contact3_job_title?: components["schemas"]["ClientPatch"]["contact3_job_title"];
            contact3_phone?: components["schemas"]["ClientPatch"]["contact3_phone"];
            contact3_email?: components["schemas"]["ClientPatch"]["contact3_email"];
            contact3_note?: components["schemas"]["ClientPatch"]["contact3_note"];
            contact4_name?: components["schemas"]["ClientPatch"]["contact4_name"];
            contact4_job_title?: components["schemas"]["ClientPatch"]["contact4_job_title"];
            contact4_phone?: components["schemas"]["ClientPatch"]["contact4_phone"];
            contact4_email?: components["schemas"]["ClientPatch"]["contact4_email"];
            contact4_note?: components["schemas"]["ClientPatch"]["contact4_note"];
            contact5_name?: components["schemas"]["ClientPatch"]["contact5_name"];
            contact5_job_title?: components["schemas"]["ClientPatch"]["contact5_job_title"];
            contact5_phone?: components["schemas"]["ClientPatch"]["contact5_phone"];
            contact5_email?: components["schemas"]["ClientPatch"]["contact5_email"];
            contact5_note?: components["schemas"]["ClientPatch"]["contact5_note"];
            contact_note?: components["schemas"]["ClientPatch"]["contact_note"];
            address1?: components["schemas"]["ClientPatch"]["address1"];
            address2?: components["schemas"]["ClientPatch"]["address2"];
            area?: components["schemas"]["ClientPatch"]["area"];
            state?: components["schemas"]["ClientPatch"]["state"];
            pcode?: components["schemas"]["ClientPatch"]["pcode"];
            country_id?: components["schemas"]["ClientPatch"]["country_id"];
            address_detail_pid?: components["schemas"]["ClientPatch"]["address_detail_pid"];
            postal_address1?: components["schemas"]["ClientPatch"]["postal_address1"];
            postal_address2?: components["schemas"]["ClientPatch"]["postal_address2"];
            postal_area?: components["schemas"]["ClientPatch"]["postal_area"];
            postal_state?: components["schemas"]["ClientPatch"]["postal_state"];
            postal_pcode?: components["schemas"]["ClientPatch"]["postal_pcode"];
            postal_country_id?: components["schemas"]["ClientPatch"]["postal_country_id"];
            postal_address_detail_pid?: components["schemas"]["ClientPatch"]["postal_address_detail_pid"];
            prospect_start?: components["schemas"]["ClientPatch"]["prospect_start"];
            prospect_priority?: components["schemas"]["ClientPatch"]["prospect_priority"];
            prospect_probability?: components["schemas"]["ClientPatch"]["prospect_probability"];
            target_strike_rate?: components["schemas"]["ClientPatch"]["target_strike_rate"];
            last_contact_date?: components["schemas"]["ClientPatch"]["last_contact_date"];
            next_contact_date?: components["schemas"]["ClientPatch"]["next_contact_date"];
            visit_last_date?: components["schemas"]["ClientPatch"]["visit_last_date"];
            visit_next_date?: components["schemas"]["ClientPatch"]["visit_next_date"];
            proposal_date?: components["schemas"]["ClientPatch"]["proposal_date"];
            due_date?: components["schemas"]["ClientPatch"]["due_date"];
            potential_fleet_size?: components["schemas"]["ClientPatch"]["potential_fleet_size"];
            potential_fleet_managed?: components["schemas"]["ClientPatch"]["potential_fleet_managed"];
            potential_operating?: components["schemas"]["ClientPatch"]["potential_operating"];
            potential_finance?: components["schemas"]["ClientPatch"]["potential_finance"];
            potential_novated?: components["schemas"]["ClientPatch"]["potential_novated"];
            competitors?: components["schemas"]["ClientPatch"]["competitors"];
            prospect_note?: components["schemas"]["ClientPatch"]["prospect_note"];
            billing_interval?: components["schemas"]["ClientPatch"]["billing_interval"];
            common_day?: components["schemas"]["ClientPatch"]["common_day"];
            advance_arrears?: components["schemas"]["ClientPatch"]["advance_arrears"];
            billing_type_flag?: components["schemas"]["ClientPatch"]["billing_type_flag"];
            billing_terms_id?: components["schemas"]["ClientPatch"]["billing_terms_id"];
            periodic_start?: components["schemas"]["ClientPatch"]["periodic_start"];
            initial_billings?: components["schemas"]["ClientPatch"]["initial_billings"];
            periods_deferred?: components["schemas"]["ClientPatch"]["periods_deferred"];
            budgets_term_deferred_flag?: components["schemas"]["ClientPatch"]["budgets_term_deferred_flag"];
            finance_budget_term_deferred_flag?: components["schemas"]["ClientPatch"]["finance_budget_term_deferred_flag"];
            booking_billing_type?: components["schemas"]["ClientPatch"]["booking_billing_type"];
            invoice_options?: components["schemas"]["ClientPatch"]["invoice_options"];
            billing_by_client_order_no_flag?: components["schemas"]["ClientPatch"]["billing_by_client_order_no_flag"];
            purchase_order_no?: components["schemas"]["ClientPatch"]["purchase_order_no"];
            cost_centres_mandatory_flag?: components["schemas"]["ClientPatch"]["cost_centres_mandatory_flag"];
            print_finance_flag?: components["schemas"]["ClientPatch"]["print_finance_flag"];
            rcti_flag?: components["schemas"]["ClientPatch"]["rcti_flag"];
            billing_email_attachment_type?: components["schemas"]["ClientPatch"]["billing_email_attachment_type"];
            billing_group_email_flag?: components["schemas"]["ClientPatch"]["billing_group_email_flag"];
            report_delivery_type?: components["schemas"]["ClientPatch"]["report_delivery_type"];
            payment_method?: components["schemas"]["ClientPatch"]["payment_method"];
            bank_bsb?: components["schemas"]["ClientPatch"]["bank_bsb"];
            bank_account_number?: components["schemas"]["ClientPatch"]["bank_account_number"];
            bank_account_suffix?: components["schemas"]["ClientPatch"]["bank_account_suffix"];
            finance_limit?: components["schemas"]["ClientPatch"]["finance_limit"];
            facility_type_id?: components["schemas"]["ClientPatch"]["facility_type_id"];
            client_credit_ratings_id?: components["schemas"]["ClientPatch"]["client_credit_ratings_id"];
            finance_accepted_date?: components["schemas"]["ClientPatch"]["finance_accepted_date"];
            finance_review_date?: components["schemas"]["ClientPatch"]["finance_review_date"];
            financials_date?: components["schemas"]["ClientPatch"]["financials_date"];
            company_tax_rate?: components["schemas"]["ClientPatch"]["company_tax_rate"];
            purchase_stamp_duty_exempt_flag?: components["schemas"]["ClientPatch"]["purchase_stamp_duty_exempt_flag"];
            guarantor1_name?: components["schemas"]["ClientPatch"]["guarantor1_name"];
            guarantor1_phone?: components["schemas"]["ClientPatch"]["guarantor1_phone"];
            guarantor2_name?: components["schemas"]["ClientPatch"]["guarantor2_name"];
            guarantor2_phone?: components["schemas"]["ClientPatch"]["guarantor2_phone"];
            guarantor3_name?: components["schemas"]["ClientPatch"]["guarantor3_name"];
            guarantor3_phone?: components["schemas"]["ClientPatch"]["guarantor3_phone"];
            approval_limit?: components["schemas"]["ClientPatch"]["approval_limit"];
            send_approval_email_flag?: components["schemas"]["ClientPatch"]["send_approval_email_flag"];
            approval_note?: components["schemas"]["ClientPatch"]["approval_note"];
            establishment_fee?: components["schemas"]["ClientPatch"]["establishment_fee"];
            document_fee?: components["schemas"]["ClientPatch"]["document_fee"];
            document_fee_budgeted?: components["schemas"]["ClientPatch"]["document_fee_budgeted"];
            sourcing_fee?: components["schemas"]["ClientPatch"]["sourcing_fee"];
            revs_fee?: components["schemas"]["ClientPatch"]["revs_fee"];
            delivery_fee?: components["schemas"]["ClientPatch"]["delivery_fee"];
            fuel_on_delivery?: components["schemas"]["ClientPatch"]["fuel_on_delivery"];
            management_fee?: components["schemas"]["ClientPatch"]["management_fee"];
            fuel_fee?: components["schemas"]["ClientPatch"]["fuel_fee"];
            package_admin_fee?: components["schemas"]["ClientPatch"]["package_admin_fee"];
            packaging_advice_fee?: components["schemas"]["ClientPatch"]["packaging_advice_fee"];
            packaging_fees_per_year?: components["schemas"]["ClientPatch"]["packaging_fees_per_year"];
            lease_replacement_fee?: components["schemas"]["ClientPatch"]["lease_replacement_fee"];
            residual_fee?: components["schemas"]["ClientPatch"]["residual_fee"];
            disposal_fee?: components["schemas"]["ClientPatch"]["disposal_fee"];
            interest_margin?: components["schemas"]["ClientPatch"]["interest_margin"];
            residual_margin?: components["schemas"]["ClientPatch"]["residual_margin"];
            maintenance_uplift_rate?: components["schemas"]["ClientPatch"]["maintenance_uplift_rate"];
            agreed_lessee_rate?: components["schemas"]["ClientPatch"]["agreed_lessee_rate"];
            lessee_rate_include_vmp_flag?: components["schemas"]["ClientPatch"]["lessee_rate_include_vmp_flag"];
            quarterly_rates_flag?: components["schemas"]["ClientPatch"]["quarterly_rates_flag"];
            quarterly_rates_note?: components["schemas"]["ClientPatch"]["quarterly_rates_note"];
            employer_fbt_type?: components["schemas"]["ClientPatch"]["employer_fbt_type"];
            gross_up_rate_type?: components["schemas"]["ClientPatch"]["gross_up_rate_type"];
            fixed_statutory_rate?: components["schemas"]["ClientPatch"]["fixed_statutory_rate"];
            allow_operating_fbt_type_flag?: components["schemas"]["ClientPatch"]["allow_operating_fbt_type_flag"];
            medicare_levy_flag?: components["schemas"]["ClientPatch"]["medicare_levy_flag"];
            ecm_allowed_flag?: components["schemas"]["ClientPatch"]["ecm_allowed_flag"];
            ecm_flag?: components["schemas"]["ClientPatch"]["ecm_flag"];
            gst_on_ecm_flag?: components["schemas"]["ClientPatch"]["gst_on_ecm_flag"];
            event_ecm_flag?: components["schemas"]["ClientPatch"]["event_ecm_flag"];
            event_nuds_flag?: components["schemas"]["ClientPatch"]["event_nuds_flag"];
            itc_passed_on_flag?: components["schemas"]["ClientPatch"]["itc_passed_on_flag"];
            itc_passed_on_rate?: components["schemas"]["ClientPatch"]["itc_passed_on_rate"];
            pass_on_itcs?: components["schemas"]["ClientPatch"]["pass_on_itcs"];
            return_itc_via_payroll_flag?: components["schemas"]["ClientPatch"]["return_itc_via_payroll_flag"];
            salary_type?: components["schemas"]["ClientPatch"]["salary_type"];
            fixed_super_rate?: components["schemas"]["ClientPatch"]["fixed_super_rate"];
            car_allowance_impact_flag?: components["schemas"]["ClientPatch"]["car_allowance_impact_flag"];
            fbt_reporting_flag?: components["schemas"]["ClientPatch"]["fbt_reporting_flag"];
            fbt_email_novated?: components["schemas"]["ClientPatch"]["fbt_email_novated"];
            fbt_email_other?: components["schemas"]["ClientPatch"]["fbt_email_other"];
            fbt_note?: components["schemas"]["ClientPatch"]["fbt_note"];
            pay_cycle_id?: components["schemas"]["ClientPatch"]["pay_cycle_id"];
            pay_cycle_id_active_flag?: components["schemas"]["ClientPatch"]["pay_cycle_id_active_flag"];
            payroll_date?: components["schemas"]["ClientPatch"]["payroll_date"];
            pay_cycle_id2?: components["schemas"]["ClientPatch"]["pay_cycle_id2"];
            pay_cycle_id2_active_flag?: components["schemas"]["ClientPatch"]["pay_cycle_id2_active_flag"];
            payroll_date2?: components["schemas"]["ClientPatch"]["payroll_date2"];
            pay_cycle_id3?: components["schemas"]["ClientPatch"]["pay_cycle_id3"];
            pay_cycle_id3_active_flag?: components["schemas"]["ClientPatch"]["pay_cycle_id3_active_flag"];
            payroll_date3?: components["schemas"]["ClientPatch"]["payroll_date3"];
            contract_pay_cycle_from_quote_flag?: components["schemas"]["ClientPatch"]["contract_pay_cycle_from_quote_flag"];
            payroll_cut_off?: components["schemas"]["ClientPatch"]["payroll_cut_off"];
            payroll_cut_off_days?: components["schemas"]["ClientPatch"]["payroll_cut_off_days"];
            fuel_managed_flag?: components["schemas"]["ClientPatch"]["fuel_managed_flag"];
            fuel_supplier?: components["schemas"]["ClientPatch"]["fuel_supplier"];
            fuel_card_note?: components["schemas"]["ClientPatch"]["fuel_card_note"];
            etags_managed_flag?: components["schemas"]["ClientPatch"]["etags_managed_flag"];
            etags_managed_note?: components["schemas"]["ClientPatch"]["etags_managed_note"];
            novated_leases_flag?: components["schemas"]["ClientPatch"]["novated_leases_flag"];
            novated_management_fee?: components["schemas"]["ClientPatch"]["novated_management_fee"];
            novated_leases_note?: components["schemas"]["ClientPatch"]["novated_leases_note"];
            luxury_charge_applied_flag?: components["schemas"]["ClientPatch"]["luxury_charge_applied_flag"];
            luxury_charge_invoiced_flag?: components["schemas"]["ClientPatch"]["luxury_charge_invoiced_flag"];
            luxury_charge_event_flag?: components["schemas"]["ClientPatch"]["luxury_charge_event_flag"];
            discount_maker_a?: components["schemas"]["ClientPatch"]["discount_maker_a"];
            discount_maker_b?: components["schemas"]["ClientPatch"]["discount_maker_b"];
            discount_maker_c?: components["schemas"]["ClientPatch"]["discount_maker_c"];
            discount_maker_d?: components["schemas"]["ClientPatch"]["discount_maker_d"];
            discount_spare1?: components["schemas"]["ClientPatch"]["discount_spare1"];
            discount_spare2?: components["schemas"]["ClientPatch"]["discount_spare2"];
            discount_spare3?: components["schemas"]["ClientPatch"]["discount_spare3"];
            discount_spare4?: components["schemas"]["ClientPatch"]["discount_spare4"];
            discount_spare5?: components["schemas"]["ClientPatch"]["discount_spare5"];
            reg_ctp_type?: components["schemas"]["ClientPatch"]["reg_ctp_type"];
            send_reg_label_novated?: components["schemas"]["ClientPatch"]["send_reg_label_novated"];
            send_reg_label_others?: components["schemas"]["ClientPatch"]["send_reg_label_others"];
            reg_label_note?: components["schemas"]["ClientPatch"]["reg_label_note"];
            quote_client_note?: components["schemas"]["ClientPatch"]["quote_client_note"];
            quote_internal_note?: components["schemas"]["ClientPatch"]["quote_internal_note"];
            booking_note?: components["schemas"]["ClientPatch"]["booking_note"];
            infringement_note?: components["schemas"]["ClientPatch"]["infringement_note"];
            recall_notice_note?: components["schemas"]["ClientPatch"]["recall_notice_note"];
            client_defaults?: components["schemas"]["ClientPatch"]["client_defaults"];
            bespoke_field_values?: components["schemas"]["ClientPatch"]["bespoke_field_values"];
            /** @description ETag that the client must still have, in its quotes. */
            _if_match?: string | null;
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
        /**
         * Client
         * @description The new record: an absent member, or one that is null, takes its default.
         */
        ClientCreate: {
            client_id?: components["schemas"]["ClientPatch"]["client_id"];
            name?: components["schemas"]["ClientPatch"]["name"];
            client_code?: components["schemas"]["ClientPatch"]["client_code"];
            client_type?: components["schemas"]["ClientPatch"]["client_type"];
            client_class?: components["schemas"]["ClientPatch"]["client_class"];
            abn?: components["schemas"]["ClientPatch"]["abn"];
            acn?: components["schemas"]["ClientPatch"]["acn"];
            arbn?: components["schemas"]["ClientPatch"]["arbn"];
            corporate_type_id?: components["schemas"]["ClientPatch"]["corporate_type_id"];
            client_industry_id?: components["schemas"]["ClientPatch"]["client_industry_id"];
            sic_code?: components["schemas"]["ClientPatch"]["sic_code"];
            business_start_date?: components["schemas"]["ClientPatch"]["business_start_date"];
            financial_year_end?: components["schemas"]["ClientPatch"]["financial_year_end"];
            no_of_ftes?: components["schemas"]["ClientPatch"]["no_of_ftes"];
            client_id_parent?: components["schemas"]["ClientPatch"]["client_id_parent"];
            client_group_id?: components["schemas"]["ClientPatch"]["client_group_id"];
            client_group_note?: components["schemas"]["ClientPatch"]["client_group_note"];
            client_id_external?: components["schemas"]["ClientPatch"]["client_id_external"];
            /** @default no */
            history_only_flag?: components["schemas"]["ClientPatch"]["history_only_flag"];
            dirty_flag?: components["schemas"]["ClientPatch"]["dirty_flag"];
            user_id?: components["schemas"]["ClientPatch"]["user_id"];
            user_id_sales?: components["schemas"]["ClientPatch"]["user_id_sales"];
            channel_id?: components["schemas"]["ClientPatch"]["channel_id"];
            client_agreement_type_id?: components["schemas"]["ClientPatch"]["client_agreement_type_id"];
            mla_date?: components["schemas"]["ClientPatch"]["mla_date"];
            mla_non_standard_flag?: components["schemas"]["ClientPatch"]["mla_non_standard_flag"];
            mla_note?: components["schemas"]["ClientPatch"]["mla_note"];
            /** @default no */
            allow_quoting_flag?: components["schemas"]["ClientPatch"]["allow_quoting_flag"];
            /** @default yes */
            allow_quoting_within_cap_flag?: components["schemas"]["ClientPatch"]["allow_quoting_within_cap_flag"];
            inclusion_client_exclusions?: components["schemas"]["ClientPatch"]["inclusion_client_exclusions"];
            lead_time?: components["schemas"]["ClientPatch"]["lead_time"];
            /** @default no */
            contract_inertia_flag?: components["schemas"]["ClientPatch"]["contract_inertia_flag"];
            early_terminations_policy?: components["schemas"]["ClientPatch"]["early_terminations_policy"];
            /** @default yes */
            interim_service_flag?: components["schemas"]["ClientPatch"]["interim_service_flag"];
            wear_tear_allowance?: components["schemas"]["ClientPatch"]["wear_tear_allowance"];
            free_km_buffer?: components["schemas"]["ClientPatch"]["free_km_buffer"];
            foc_car_policy?: components["schemas"]["ClientPatch"]["foc_car_policy"];
            shared_fleet_flag?: components["schemas"]["ClientPatch"]["shared_fleet_flag"];
            shared_fleet_note?: components["schemas"]["ClientPatch"]["shared_fleet_note"];
            supplier_id_repairer?: components["schemas"]["ClientPatch"]["supplier_id_repairer"];
            supplier_id_broker?: components["schemas"]["ClientPatch"]["supplier_id_broker"];
            supplier_id_insurer?: components["schemas"]["ClientPatch"]["supplier_id_insurer"];
            insurer?: components["schemas"]["ClientPatch"]["insurer"];
            policy_number?: components["schemas"]["ClientPatch"]["policy_number"];
            sl_export_flag?: components["schemas"]["ClientPatch"]["sl_export_flag"];
            phone?: components["schemas"]["ClientPatch"]["phone"];
            mobile?: components["schemas"]["ClientPatch"]["mobile"];
            fax?: components["schemas"]["ClientPatch"]["fax"];
            contact1_name?: components["schemas"]["ClientPatch"]["contact1_name"];
            contact1_job_title?: components["schemas"]["ClientPatch"]["contact1_job_title"];
            contact1_phone?: components["schemas"]["ClientPatch"]["contact1_phone"];
            contact1_email?: components["schemas"]["ClientPatch"]["contact1_email"];
            contact1_note?: components["schemas"]["ClientPatch"]["contact1_note"];
            contact2_name?: components["schemas"]["ClientPatch"]["contact2_name"];
            contact2_job_title?: components["schemas"]["ClientPatch"]["contact2_job_title"];
            contact2_phone?: components["schemas"]["ClientPatch"]["contact2_phone"];
            contact2_email?: components["schemas"]["ClientPatch"]["contact2_email"];
            contact2_note?: components["schemas"]["ClientPatch"]["contact2_note"];
            contact3_name?: components["schemas"]["ClientPatch"]["contact3_name"];
            contact3_job_title?: components["schemas"]["ClientPatch"]["contact3_job_title"];
            contact3_phone?: components["schemas"]["ClientPatch"]["contact3_phone"];
            contact3_email?: components["schemas"]["ClientPatch"]["contact3_email"];
            contact3_note?: components["schemas"]["ClientPatch"]["contact3_note"];
            contact4_name?: components["schemas"]["ClientPatch"]["contact4_name"];
            contact4_job_title?: components["schemas"]["ClientPatch"]["contact4_job_title"];
            contact4_phone?: components["schemas"]["ClientPatch"]["contact4_phone"];
            contact4_email?: components["schemas"]["ClientPatch"]["contact4_email"];
            contact4_note?: components["schemas"]["ClientPatch"]["contact4_note"];
            contact5_name?: components["schemas"]["ClientPatch"]["contact5_name"];
            contact5_job_title?: components["schemas"]["ClientPatch"]["contact5_job_title"];
            contact5_phone?: components["schemas"]["ClientPatch"]["contact5_phone"];
            contact5_email?: components["schemas"]["ClientPatch"]["contact5_email"];
            contact5_note?: components["schemas"]["ClientPatch"]["contact5_note"];
            contact_note?: components["schemas"]["ClientPatch"]["contact_note"];
            address1?: components["schemas"]["ClientPatch"]["address1"];
            address2?: components["schemas"]["ClientPatch"]["address2"];
            area?: components["schemas"]["ClientPatch"]["area"];
            state?: components["schemas"]["ClientPatch"]["state"];
            pcode?: components["schemas"]["ClientPatch"]["pcode"];
            country_id?: components["schemas"]["ClientPatch"]["country_id"];
            address_detail_pid?: components["schemas"]["ClientPatch"]["address_detail_pid"];
            postal_address1?: components["schemas"]["ClientPatch"]["postal_address1"];
            postal_address2?: components["schemas"]["ClientPatch"]["postal_address2"];
            postal_area?: components["schemas"]["ClientPatch"]["postal_area"];
            postal_state?: components["schemas"]["ClientPatch"]["postal_state"];
            postal_pcode?: components["schemas"]["ClientPatch"]["postal_pcode"];
            postal_country_id?: components["schemas"]["ClientPatch"]["postal_country_id"];
            postal_address_detail_pid?: components["schemas"]["ClientPatch"]["postal_address_detail_pid"];
            prospect_start?: components["schemas"]["ClientPatch"]["prospect_start"];
            prospect_priority?: components["schemas"]["ClientPatch"]["prospect_priority"];
            prospect_probability?: components["schemas"]["ClientPatch"]["prospect_probability"];
            target_strike_rate?: components["schemas"]["ClientPatch"]["target_strike_rate"];
            last_contact_date?: components["schemas"]["ClientPatch"]["last_contact_date"];
            next_contact_date?: components["schemas"]["ClientPatch"]["next_contact_date"];
            visit_last_date?: components["schemas"]["ClientPatch"]["visit_last_date"];
            visit_next_date?: components["schemas"]["ClientPatch"]["visit_next_date"];
            proposal_date?: components["schemas"]["ClientPatch"]["proposal_date"];
            due_date?: components["schemas"]["ClientPatch"]["due_date"];
            potential_fleet_size?: components["schemas"]["ClientPatch"]["potential_fleet_size"];
            potential_fleet_managed?: components["schemas"]["ClientPatch"]["potential_fleet_managed"];
            potential_operating?: components["schemas"]["ClientPatch"]["potential_operating"];
            potential_finance?: components["schemas"]["ClientPatch"]["potential_finance"];
            potential_novated?: components["schemas"]["ClientPatch"]["potential_novated"];
            competitors?: components["schemas"]["ClientPatch"]["competitors"];
            prospect_note?: components["schemas"]["ClientPatch"]["prospect_note"];
            /** @default monthly */
            billing_interval?: components["schemas"]["ClientPatch"]["billing_interval"];
            /** @default 1 */
            common_day?: components["schemas"]["ClientPatch"]["common_day"];
            /** @default advance */
            advance_arrears?: components["schemas"]["ClientPatch"]["advance_arrears"];
            /** @default any */
            billing_type_flag?: components["schemas"]["ClientPatch"]["billing_type_flag"];
            billing_terms_id?: components["schemas"]["ClientPatch"]["billing_terms_id"];
            periodic_start?: components["schemas"]["ClientPatch"]["periodic_start"];
            initial_billings?: components["schemas"]["ClientPatch"]["initial_billings"];
            periods_deferred?: components["schemas"]["ClientPatch"]["periods_deferred"];
            budgets_term_deferred_flag?: components["schemas"]["ClientPatch"]["budgets_term_deferred_flag"];
            finance_budget_term_deferred_flag?: components["schemas"]["ClientPatch"]["finance_budget_term_deferred_flag"];
            /** @default billing */
            booking_billing_type?: components["schemas"]["ClientPatch"]["booking_billing_type"];
            /** @default detail-only */
            invoice_options?: components["schemas"]["ClientPatch"]["invoice_options"];
            /** @default no */
            billing_by_client_order_no_flag?: components["schemas"]["ClientPatch"]["billing_by_client_order_no_flag"];
            purchase_order_no?: components["schemas"]["ClientPatch"]["purchase_order_no"];
            /** @default no */
            cost_centres_mandatory_flag?: components["schemas"]["ClientPatch"]["cost_centres_mandatory_flag"];
            /** @default no */
            print_finance_flag?: components["schemas"]["ClientPatch"]["print_finance_flag"];
            /** @default no */
            rcti_flag?: components["schemas"]["ClientPatch"]["rcti_flag"];
            /** @default pdf */
            billing_email_attachment_type?: components["schemas"]["ClientPatch"]["billing_email_attachment_type"];
            /** @default no */
            billing_group_email_flag?: components["schemas"]["ClientPatch"]["billing_group_email_flag"];
            /** @default email */
            report_delivery_type?: components["schemas"]["ClientPatch"]["report_delivery_type"];
            payment_method?: components["schemas"]["ClientPatch"]["payment_method"];
            bank_bsb?: components["schemas"]["ClientPatch"]["bank_bsb"];
            bank_account_number?: components["schemas"]["ClientPatch"]["bank_account_number"];
            bank_account_suffix?: components["schemas"]["ClientPatch"]["bank_account_suffix"];
            finance_limit?: components["schemas"]["ClientPatch"]["finance_limit"];
            facility_type_id?: components["schemas"]["ClientPatch"]["facility_type_id"];
            client_credit_ratings_id?: components["schemas"]["ClientPatch"]["client_credit_ratings_id"];
            finance_accepted_date?: components["schemas"]["ClientPatch"]["finance_accepted_date"];
            finance_review_date?: components["schemas"]["ClientPatch"]["finance_review_date"];
            financials_date?: components["schemas"]["ClientPatch"]["financials_date"];
            company_tax_rate?: components["schemas"]["ClientPatch"]["company_tax_rate"];
            /** @default no */
            purchase_stamp_duty_exempt_flag?: components["schemas"]["ClientPatch"]["purchase_stamp_duty_exempt_flag"];
            guarantor1_name?: components["schemas"]["ClientPatch"]["guarantor1_name"];
            guarantor1_phone?: components["schemas"]["ClientPatch"]["guarantor1_phone"];
            guarantor2_name?: components["schemas"]["ClientPatch"]["guarantor2_name"];
            guarantor2_phone?: components["schemas"]["ClientPatch"]["guarantor2_phone"];
            guarantor3_name?: components["schemas"]["ClientPatch"]["guarantor3_name"];
            guarantor3_phone?: components["schemas"]["ClientPatch"]["guarantor3_phone"];
            approval_limit?: components["schemas"]["ClientPatch"]["approval_limit"];
            /** @default yes */
            send_approval_email_flag?: components["schemas"]["ClientPatch"]["send_approval_email_flag"];
            approval_note?: components["schemas"]["ClientPatch"]["approval_note"];
            establishment_fee?: components["schemas"]["ClientPatch"]["establishment_fee"];
            document_fee?: components["schemas"]["ClientPatch"]["document_fee"];
            document_fee_budgeted?: components["schemas"]["ClientPatch"]["document_fee_budgeted"];
            sourcing_fee?: components["schemas"]["ClientPatch"]["sourcing_fee"];
            revs_fee?: components["schemas"]["ClientPatch"]["revs_fee"];
            delivery_fee?: components["schemas"]["ClientPatch"]["delivery_fee"];
            fuel_on_delivery?: components["schemas"]["ClientPatch"]["fuel_on_delivery"];
            management_fee?: components["schemas"]["ClientPatch"]["management_fee"];
            fuel_fee?: components["schemas"]["ClientPatch"]["fuel_fee"];
            package_admin_fee?: components["schemas"]["ClientPatch"]["package_admin_fee"];
            packaging_advice_fee?: components["schemas"]["ClientPatch"]["packaging_advice_fee"];
            packaging_fees_per_year?: components["schemas"]["ClientPatch"]["packaging_fees_per_year"];
            lease_replacement_fee?: components["schemas"]["ClientPatch"]["lease_replacement_fee"];
            residual_fee?: components["schemas"]["ClientPatch"]["residual_fee"];
            disposal_fee?: components["schemas"]["ClientPatch"]["disposal_fee"];
            interest_margin?: components["schemas"]["ClientPatch"]["interest_margin"];
            residual_margin?: components["schemas"]["ClientPatch"]["residual_margin"];
            maintenance_uplift_rate?: components["schemas"]["ClientPatch"]["maintenance_uplift_rate"];
            agreed_lessee_rate?: components["schemas"]["ClientPatch"]["agreed_lessee_rate"];
            /** @default no */
            lessee_rate_include_vmp_flag?: components["schemas"]["ClientPatch"]["lessee_rate_include_vmp_flag"];
            quarterly_rates_flag?: components["schemas"]["ClientPatch"]["quarterly_rates_flag"];
            quarterly_rates_note?: components["schemas"]["ClientPatch"]["quarterly_rates_note"];
            /** @default full-fbt-payable */
            employer_fbt_type?: components["schemas"]["ClientPatch"]["employer_fbt_type"];
            /** @default fbt_type1_gross_up_factor */
            gross_up_rate_type?: components["schemas"]["ClientPatch"]["gross_up_rate_type"];
            fixed_statutory_rate?: components["schemas"]["ClientPatch"]["fixed_statutory_rate"];
            /** @default yes */
            allow_operating_fbt_type_flag?: components["schemas"]["ClientPatch"]["allow_operating_fbt_type_flag"];
            /** @default yes */
            medicare_levy_flag?: components["schemas"]["ClientPatch"]["medicare_levy_flag"];
            ecm_allowed_flag?: components["schemas"]["ClientPatch"]["ecm_allowed_flag"];
            /** @default yes */
            ecm_flag?: components["schemas"]["ClientPatch"]["ecm_flag"];
            /** @default yes */
            gst_on_ecm_flag?: components["schemas"]["ClientPatch"]["gst_on_ecm_flag"];
            /** @default no */
            event_ecm_flag?: components["schemas"]["ClientPatch"]["event_ecm_flag"];
            /** @default no */
            event_nuds_flag?: components["schemas"]["ClientPatch"]["event_nuds_flag"];
            /** @default yes */
            itc_passed_on_flag?: components["schemas"]["ClientPatch"]["itc_passed_on_flag"];
            itc_passed_on_rate?: components["schemas"]["ClientPatch"]["itc_passed_on_rate"];
            pass_on_itcs?: components["schemas"]["ClientPatch"]["pass_on_itcs"];
            /** @default no */
            return_itc_via_payroll_flag?: components["schemas"]["ClientPatch"]["return_itc_via_payroll_flag"];
            salary_type?: components["schemas"]["ClientPatch"]["salary_type"];
            fixed_super_rate?: components["schemas"]["ClientPatch"]["fixed_super_rate"];
            /** @default no */
            car_allowance_impact_flag?: components["schemas"]["ClientPatch"]["car_allowance_impact_flag"];
            /** @default no */
            fbt_reporting_flag?: components["schemas"]["ClientPatch"]["fbt_reporting_flag"];
            /** @default no */
            fbt_email_novated?: components["schemas"]["ClientPatch"]["fbt_email_novated"];
            /** @default no */
            fbt_email_other?: components["schemas"]["ClientPatch"]["fbt_email_other"];
            fbt_note?: components["schemas"]["ClientPatch"]["fbt_note"];
            pay_cycle_id?: components["schemas"]["ClientPatch"]["pay_cycle_id"];
            /** @default no */
            pay_cycle_id_active_flag?: components["schemas"]["ClientPatch"]["pay_cycle_id_active_flag"];
            payroll_date?: components["schemas"]["ClientPatch"]["payroll_date"];
            pay_cycle_id2?: components["schemas"]["ClientPatch"]["pay_cycle_id2"];
            /** @default no */
            pay_cycle_id2_active_flag?: components["schemas"]["ClientPatch"]["pay_cycle_id2_active_flag"];
            payroll_date2?: components["schemas"]["ClientPatch"]["payroll_date2"];
            pay_cycle_id3?: components["schemas"]["ClientPatch"]["pay_cycle_id3"];
            /** @default no */
            pay_cycle_id3_active_flag?: components["schemas"]["ClientPatch"]["pay_cycle_id3_active_flag"];
            payroll_date3?: components["schemas"]["ClientPatch"]["payroll_date3"];
            contract_pay_cycle_from_quote_flag?: components["schemas"]["ClientPatch"]["contract_pay_cycle_from_quote_flag"];
            payroll_cut_off?: components["schemas"]["ClientPatch"]["payroll_cut_off"];
            payroll_cut_off_days?: components["schemas"]["ClientPatch"]["payroll_cut_off_days"];
            fuel_managed_flag?: components["schemas"]["ClientPatch"]["fuel_managed_flag"];
            fuel_supplier?: components["schemas"]["ClientPatch"]["fuel_supplier"];
            fuel_card_note?: components["schemas"]["ClientPatch"]["fuel_card_note"];
            etags_managed_flag?: components["schemas"]["ClientPatch"]["etags_managed_flag"];
            etags_managed_note?: components["schemas"]["ClientPatch"]["etags_managed_note"];
            novated_leases_flag?: components["schemas"]["ClientPatch"]["novated_leases_flag"];
            novated_management_fee?: components["schemas"]["ClientPatch"]["novated_management_fee"];
            novated_leases_note?: components["schemas"]["ClientPatch"]["novated_leases_note"];
            /** @default yes */
            luxury_charge_applied_flag?: components["schemas"]["ClientPatch"]["luxury_charge_applied_flag"];
            /** @default yes */
            luxury_charge_invoiced_flag?: components["schemas"]["ClientPatch"]["luxury_charge_invoiced_flag"];
            /** @default no */
            luxury_charge_event_flag?: components["schemas"]["ClientPatch"]["luxury_charge_event_flag"];
            discount_maker_a?: components["schemas"]["ClientPatch"]["discount_maker_a"];
            discount_maker_b?: components["schemas"]["ClientPatch"]["discount_maker_b"];
            discount_maker_c?: components["schemas"]["ClientPatch"]["discount_maker_c"];
            discount_maker_d?: components["schemas"]["ClientPatch"]["discount_maker_d"];
            discount_spare1?: components["schemas"]["ClientPatch"]["discount_spare1"];
            discount_spare2?: components["schemas"]["ClientPatch"]["discount_spare2"];
            discount_spare3?: components["schemas"]["ClientPatch"]["discount_spare3"];
            discount_spare4?: components["schemas"]["ClientPatch"]["discount_spare4"];
            discount_spare5?: components["schemas"]["ClientPatch"]["discount_spare5"];
            /** @default business */
            reg_ctp_type?: components["schemas"]["ClientPatch"]["reg_ctp_type"];
            /** @default driver */
            send_reg_label_novated?: components["schemas"]["ClientPatch"]["send_reg_label_novated"];
            /** @default client-contact-1 */
            send_reg_label_others?: components["schemas"]["ClientPatch"]["send_reg_label_others"];
            reg_label_note?: components["schemas"]["ClientPatch"]["reg_label_note"];
            quote_client_note?: components["schemas"]["ClientPatch"]["quote_client_note"];
            quote_internal_note?: components["schemas"]["ClientPatch"]["quote_internal_note"];
            booking_note?: components["schemas"]["ClientPatch"]["booking_note"];
            infringement_note?: components["schemas"]["ClientPatch"]["infringement_note"];
            recall_notice_note?: components["schemas"]["ClientPatch"]["recall_notice_note"];
            client_defaults?: components["schemas"]["ClientPatch"]["client_defaults"];
            bespoke_field_values?: components["schemas"]["ClientPatch"]["bespoke_field_values"];
        };
        /** What would change of one client */
        ClientDryRun: {
            client_id: string;
            /** @description ETag of the client that the dry run looked at: send it back as `_if_match`. */
            etag: string;
            changes: components["schemas"]["Change"][];
        };
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
             * @enum {string|null}
             */
            client_type?: "fleet" | "prospect" | "sundry" | "inactive" | "lead" | null;
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
             * @enum {string|null}
             */
            financial_year_end?: "January" | "February" | "March" | "April" | "May" | "June" | "July" | "August" | "September" | "October" | "November" | "December" | null;
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
             * @enum {string|null}
             */
            history_only_flag?: "yes" | "no" | null;
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
             * @enum {string|null}
             */
            mla_non_standard_flag?: "yes" | "no" | null;
            /**
             * MLA note
             * @description What is special about the master lease agreement.
             */
            mla_note?: string | null;
            /**
             * Allow quoting
             * @description Lets quotes be made for this client.
             * @enum {string|null}
             */
            allow_quoting_flag?: "yes" | "no" | null;
            /**
             * Allow quoting within cap
             * @description Lets quotes be made as long as they stay below the cap.
             * @enum {string|null}
             */
            allow_quoting_within_cap_flag?: "yes" | "no" | null;
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
             * @description Lets contracts run on past their end until someone acts.
             * @enum {string|null}
             */
            contract_inertia_flag?: "yes" | "no" | null;
            /**
             * Early terminations policy
             * @description What is charged or waived when a contract ends early.
             */
            early_terminations_policy?: string | null;
            /**
             * Interim services
             * @description Covers services that fall between the scheduled ones.
             * @enum {string|null}
             */
            interim_service_flag?: "yes" | "no" | null;
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
             * @enum {string|null}
             */
            shared_fleet_flag?: "yes" | "no" | null;
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
             * @enum {string|null}
             */
            sl_export_flag?: "yes" | "no" | null;
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
             * @enum {string|null}
             */
            state?: "VIC" | "NSW" | "ACT" | "QLD" | "WA" | "SA" | "TAS" | "NT" | "NZ" | null;
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
             * @enum {string|null}
             */
            postal_state?: "VIC" | "NSW" | "ACT" | "QLD" | "WA" | "SA" | "TAS" | "NT" | "NZ" | null;
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
             * @enum {string|null}
             */
            prospect_priority?: "" | "High" | "Medium" | "Low" | null;
            /**
             * Prospect probability
             * @description How likely it is that the prospect becomes a client.
             * @enum {string|null}
             */
            prospect_probability?: "20%" | "40%" | "60%" | "80%" | "100%" | null;
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
             * @enum {string|null}
             */
            billing_interval?: "weekly" | "fortnightly" | "monthly" | "bi-annually" | "annually" | "period" | null;
            /**
             * Common billing day
             * @description Weekday or day of the month on which contracts are billed together.
             * @enum {string|null}
             */
            common_day?: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "eom" | null;
            /**
             * Advance or arrears
             * @description Whether a period is billed before it starts or after it ends.
             * @enum {string|null}
             */
            advance_arrears?: "advance" | "arrears" | null;
            /**
             * Billing type
             * @description Which billing runs the client takes part in.
             * @enum {string|null}
             */
            billing_type_flag?: "any" | "periodic" | "combined" | null;
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
             * @enum {string|null}
             */
            budgets_term_deferred_flag?: "yes" | "no" | null;
            /**
             * Defer finance budget term
             * @description Starts the term of the finance budget only after the deferred periods.
             * @enum {string|null}
             */
            finance_budget_term_deferred_flag?: "yes" | "no" | null;
            /**
             * Booking billing
             * @description Whether bookings get an invoice each or go with the regular billing.
             * @enum {string|null}
             */
            booking_billing_type?: "single" | "billing" | null;
            /**
             * Invoice content
             * @description How much an invoice shows of what it charges.
             * @enum {string|null}
             */
            invoice_options?: "detail-only" | "summary-only" | "summary-and-detail" | null;
            /**
             * Bill by client order number
             * @description Raises a separate invoice for each order number of the client.
             * @enum {string|null}
             */
            billing_by_client_order_no_flag?: "yes" | "no" | null;
            /**
             * Purchase order number
             * @description Order number to print on invoices for this client.
             */
            purchase_order_no?: string | null;
            /**
             * Cost centres mandatory
             * @description Insists on a cost centre for every vehicle of the client.
             * @enum {string|null}
             */
            cost_centres_mandatory_flag?: "yes" | "no" | null;
            /**
             * Print finance
             * @description Prints the finance part of the rental for the client to see.
             * @enum {string|null}
             */
            print_finance_flag?: "yes" | "no" | null;
            /**
             * RCTI
             * @description Lets tax invoices be issued by the party that pays them.
             * @enum {string|null}
             */
            rcti_flag?: "yes" | "no" | null;
            /**
             * Email attachment
             * @description Which files go with an invoice sent by email.
             * @enum {string|null}
             */
            billing_email_attachment_type?: "pdf" | "csv" | "pdf-and-csv" | null;
            /**
             * Email by billing group
             * @description Sends one email for each billing group.
             * @enum {string|null}
             */
            billing_group_email_flag?: "yes" | "no" | null;
            /**
             * Report delivery
             * @description How reports reach the client.
             * @enum {string|null}
             */
            report_delivery_type?: "email" | "post" | null;
            /**
             * Payment method
             * @description How the client pays its invoices.
             * @enum {string|null}
             */
            payment_method?: "direct-debit" | "cheque" | "cash" | "other" | "credit-card" | "eft" | null;
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
             * @enum {string|null}
             */
            purchase_stamp_duty_exempt_flag?: "yes" | "no" | null;
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
             * @enum {string|null}
             */
            send_approval_email_flag?: "yes" | "no" | null;
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
             * @enum {string|null}
             */
            lessee_rate_include_vmp_flag?: "yes" | "no" | null;
            /**
             * Quarterly rates
             * @description Gives the client rates that are set anew every quarter.
             * @enum {string|null}
             */
            quarterly_rates_flag?: "yes" | "no" | null;
            /**
             * Quarterly rates note
             * @description How and when quarterly rates are set.
             */
            quarterly_rates_note?: string | null;
            /**
             * Employer FBT type
             * @description How much FBT the employer has to pay.
             * @enum {string|null}
             */
            employer_fbt_type?: "full-fbt-payable" | "concessional-30000-exempt" | "concessional-17000-exempt" | "rebatable" | "not-applicable" | null;
            /**
             * Gross-up type
             * @description Which factor turns a benefit into its taxable value.
             * @enum {string|null}
             */
            gross_up_rate_type?: "fbt_type1_gross_up_factor" | "fbt_type2_gross_up_factor" | null;
            /**
             * Fixed statutory rate
             * Format: decimal
             * @description Statutory rate used in place of the one that would apply. Exact, with at most 6 decimals. Unit: %.
             */
            fixed_statutory_rate?: Figure | null;
            /**
             * Allow operating FBT type
             * @description Lets quotes use the operating type of FBT.
             * @enum {string|null}
             */
            allow_operating_fbt_type_flag?: "yes" | "no" | null;
            /**
             * Medicare levy
             * @description Counts the Medicare levy when tax savings are worked out.
             * @enum {string|null}
             */
            medicare_levy_flag?: "yes" | "no" | null;
            /**
             * ECM allowed
             * @description Lets employees of the client choose post-tax contributions.
             * @enum {string|null}
             */
            ecm_allowed_flag?: "yes" | "no" | null;
            /**
             * ECM
             * @description Uses post-tax contributions to bring FBT down.
             * @enum {string|null}
             */
            ecm_flag?: "yes" | "no" | null;
            /**
             * GST on ECM
             * @description Counts GST in post-tax contributions.
             * @enum {string|null}
             */
            gst_on_ecm_flag?: "yes" | "no" | null;
            /**
             * ECM event
             * @description Raises an event for post-tax contributions.
             * @enum {string|null}
             */
            event_ecm_flag?: "yes" | "no" | null;
            /**
             * NUDS event
             * @description Raises an event for NUDS.
             * @enum {string|null}
             */
            event_nuds_flag?: "yes" | "no" | null;
            /**
             * ITC passed on
             * @description Gives the employee the benefit of input tax credits.
             * @enum {string|null}
             */
            itc_passed_on_flag?: "yes" | "no" | null;
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
             * @enum {string|null}
             */
            return_itc_via_payroll_flag?: "yes" | "no" | null;
            /**
             * Salary type
             * @description What the salary figure of an employee takes in.
             * @enum {string|null}
             */
            salary_type?: "total-package" | "base-only" | "base-plus-super" | "fixed-super" | null;
            /**
             * Fixed super rate
             * Format: decimal
             * @description Superannuation rate used where super is fixed. Exact, with at most 6 decimals. Unit: %.
             */
            fixed_super_rate?: Figure | null;
            /**
             * Car allowance impact
             * @description Takes the loss of a car allowance into account.
             * @enum {string|null}
             */
            car_allowance_impact_flag?: "yes" | "no" | null;
            /**
             * FBT reporting
             * @description Prepares FBT reports for the client.
             * @enum {string|null}
             */
            fbt_reporting_flag?: "yes" | "no" | null;
            /**
             * FBT email, novated
             * @description Sends FBT reports on novated leases by email.
             * @enum {string|null}
             */
            fbt_email_novated?: "yes" | "no" | null;
            /**
             * FBT email, other
             * @description Sends FBT reports on all other contracts by email.
             * @enum {string|null}
             */
            fbt_email_other?: "yes" | "no" | null;
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
             * @enum {string|null}
             */
            pay_cycle_id_active_flag?: "yes" | "no" | null;
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
             * @enum {string|null}
             */
            pay_cycle_id2_active_flag?: "yes" | "no" | null;
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
             * @enum {string|null}
             */
            pay_cycle_id3_active_flag?: "yes" | "no" | null;
            /**
             * Pay cycle 3 payroll date
             * Format: date
             * @description A payday from which the others of cycle 3 are counted.
             */
            payroll_date3?: string | null;
            /**
             * Pay cycle from quote
             * @description Gives a contract the pay cycle of its quote.
             * @enum {string|null}
             */
            contract_pay_cycle_from_quote_flag?: "yes" | "no" | null;
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
             * @enum {string|null}
             */
            fuel_managed_flag?: "yes" | "no" | null;
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
             * @enum {string|null}
             */
            etags_managed_flag?: "yes" | "no" | null;
            /**
             * E-tags note
             * @description How toll tags are ordered, moved and cancelled.
             */
            etags_managed_note?: string | null;
            /**
             * Novated leases
             * @description Opens novated leases to employees of the client.
             * @enum {string|null}
             */
            novated_leases_flag?: "yes" | "no" | null;
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
             * @enum {string|null}
             */
            luxury_charge_applied_flag?: "yes" | "no" | null;
            /**
             * Luxury charge invoiced
             * @description Puts the charge on the invoice.
             * @enum {string|null}
             */
            luxury_charge_invoiced_flag?: "yes" | "no" | null;
            /**
             * Luxury charge event
             * @description Raises an event for the charge.
             * @enum {string|null}
             */
            luxury_charge_event_flag?: "yes" | "no" | null;
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
             * @enum {string|null}
             */
            reg_ctp_type?: "business" | "private" | null;
            /**
             * Send label to, novated
             * @description Who gets the registration label of a novated vehicle.
             * @enum {string|null}
             */
            send_reg_label_novated?: "not-applicable" | "driver" | "client-contact-1" | "client-contact-2" | "account-payable" | "account-manager" | null;
            /**
             * Send label to, others
             * @description Who gets the registration label of any other vehicle.
             * @enum {string|null}
             */
            send_reg_label_others?: "not-applicable" | "driver" | "client-contact-1" | "client-contact-2" | "account-payable" | "account-manager" | null;
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
            client_defaults?: {
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
                 * @enum {string|null}
                 */
                delivery_fee_funded_flag?: "yes" | "no" | null;
                /**
                 * Fuel on delivery funded
                 * @description Makes fuel on delivery part of the amount financed.
                 * @enum {string|null}
                 */
                fuel_on_delivery_funded_flag?: "yes" | "no" | null;
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
                 * @enum {string|null}
                 */
                insurance_broker_fee_exempt_flag?: "yes" | "no" | null;
                /**
                 * Roadside assistance plan
                 * @description Plan under which drivers get help on the road.
                 */
                roadside_assistance_plan_code?: string | null;
                /**
                 * Relief vehicle
                 * @description Gives the driver another vehicle while theirs is off the road.
                 * @enum {string|null}
                 */
                relief_vehicle_flag?: "yes" | "no" | null;
                /**
                 * Carbon emission offset
                 * @description Offsets the emissions of the vehicle.
                 * @enum {string|null}
                 */
                carbon_emission_offset_flag?: "yes" | "no" | null;
                /**
                 * Client group
                 * @description Ties the contract to the group of the client.
                 * @enum {string|null}
                 */
                client_group_flag?: "yes" | "no" | null;
            } | null;
            /**
             * Bespoke field values
             * @description Names and values of the fields kept beside the standard ones. Any JSON object up to 64 KiB and 16 levels deep.
             */
            bespoke_field_values?: {
                [key: string]: unknown;
            } | null;
        };
        /** Contract */
        Contract: {
            contract_id: string;
            /** @description The client that the contract belongs to. */
            client_id: string;
        };
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
        /** History entry */
        Event: {
            /** @description Number of the entry; later entries have greater ones. */
            event_id: string;
            /** @enum {string} */
            resource: "client" | "packaging_defaults" | "approval" | "user" | "role";
            /** @description Id of the record. */
            record_id: string;
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
            user: {
                user_id: string;
                /** @description Null where the user is gone. */
                display_name: string | null;
            };
            /** @description In whose name it was done. */
            audit_user: {
                user_id: string;
                /** @description Null where the user is gone. */
                display_name: string | null;
            };
            /** @description X-Request-Id of the call. */
            request_id: string;
            /** @description What Audit-Reason said. */
            reason: string | null;
            changes: {
                /** @description Member that changed; inside an object with a point. */
                field: string;
                /** @description Value before, null where none was set. */
                from: unknown;
                /** @description Value after, null where it was unset. */
                to: unknown;
            }[];
            /** @description How many entries of the request match; only with group=request. */
            request_entries?: number;
            /** @description How many records those entries are about; only with group=request. */
            request_records?: number;
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
         * @description - `wrong_type`: The value has another JSON type than the field.
         *     - `not_allowed`: The value is not among the allowed ones.
         *     - `out_of_range`: The figure, length, depth or count is outside its bounds.
         *     - `too_long`: The text has more characters than the field takes.
         *     - `invalid_text`: The text has a character that cannot be stored (U+0000 or half of a surrogate pair).
         *     - `invalid_date`: The text is no date or moment of the calendar.
         *     - `unknown_member`: The resource has no such member.
         *     - `required`: The member must be sent.
         *     - `mismatch`: The member contradicts the address of the request.
         *     - `duplicate`: The same record is named twice.
         *     - `not_found`: No such record.
         *     - `precondition_failed`: The record has changed since the ETag that was sent.
         *     - `in_use`: The value is taken, or other records depend on it.
         */
        Fault: {
            /** @description Where in the body, as RFC 6901 has it. */
            pointer: string;
            /** @enum {string} */
            code: "wrong_type" | "not_allowed" | "out_of_range" | "too_long" | "invalid_text" | "invalid_date" | "unknown_member" | "required" | "mismatch" | "duplicate" | "not_found" | "precondition_failed" | "in_use";
            /** @description A sentence for people. */
            message: string;
        };
        /**
         * Approval
         * @description The whole record, or the members that the parameter fields names.
         */
        ListedApproval: {
            approval_id?: components["schemas"]["Approval"]["approval_id"];
            created?: components["schemas"]["Approval"]["created"];
            last_edit?: components["schemas"]["Approval"]["last_edit"];
            posted_date?: components["schemas"]["Approval"]["posted_date"];
            requested_audit_attempt_count?: components["schemas"]["Approval"]["requested_audit_attempt_count"];
            source?: components["schemas"]["Approval"]["source"];
            user_id?: components["schemas"]["Approval"]["user_id"];
            user_id_edit?: components["schemas"]["Approval"]["user_id_edit"];
            contract_id?: components["schemas"]["Approval"]["contract_id"];
            status_flag?: components["schemas"]["Approval"]["status_flag"];
            approval_sub_status_id?: components["schemas"]["Approval"]["approval_sub_status_id"];
            approval_limit?: components["schemas"]["Approval"]["approval_limit"];
            external_order_number?: components["schemas"]["Approval"]["external_order_number"];
            client_phone?: components["schemas"]["Approval"]["client_phone"];
            misc_phone?: components["schemas"]["Approval"]["misc_phone"];
            attachment_id?: components["schemas"]["Approval"]["attachment_id"];
            invoice_no?: components["schemas"]["Approval"]["invoice_no"];
            invoice_date?: components["schemas"]["Approval"]["invoice_date"];
            credit_note_flag?: components["schemas"]["Approval"]["credit_note_flag"];
            reimbursement_flag?: components["schemas"]["Approval"]["reimbursement_flag"];
            payee_payment_method_id?: components["schemas"]["Approval"]["payee_payment_method_id"];
            driver_bank_account_id?: components["schemas"]["Approval"]["driver_bank_account_id"];
            bank_details_correct_flag?: components["schemas"]["Approval"]["bank_details_correct_flag"];
            billing_period?: components["schemas"]["Approval"]["billing_period"];
            supplier_franchise_vehicle_id?: components["schemas"]["Approval"]["supplier_franchise_vehicle_id"];
            odometer?: components["schemas"]["Approval"]["odometer"];
            odometer_date?: components["schemas"]["Approval"]["odometer_date"];
            odometer_valid_flag?: components["schemas"]["Approval"]["odometer_valid_flag"];
            supplier_id?: components["schemas"]["Approval"]["supplier_id"];
            supplier_contact?: components["schemas"]["Approval"]["supplier_contact"];
            supplier_phone?: components["schemas"]["Approval"]["supplier_phone"];
            franchise_notes?: components["schemas"]["Approval"]["franchise_notes"];
            driver_name?: components["schemas"]["Approval"]["driver_name"];
            driver_phone?: components["schemas"]["Approval"]["driver_phone"];
            driver_aware_flag?: components["schemas"]["Approval"]["driver_aware_flag"];
            maintenance_lines?: components["schemas"]["Approval"]["maintenance_lines"];
            notes?: components["schemas"]["Approval"]["notes"];
        };
        /**
         * Client
         * @description The whole record, or the members that the parameter fields names.
         */
        ListedClient: {
            client_id?: components["schemas"]["Client"]["client_id"];
            name?: components["schemas"]["Client"]["name"];
            client_code?: components["schemas"]["Client"]["client_code"];
            client_type?: components["schemas"]["Client"]["client_type"];
            client_class?: components["schemas"]["Client"]["client_class"];
            abn?: components["schemas"]["Client"]["abn"];
            acn?: components["schemas"]["Client"]["acn"];
            arbn?: components["schemas"]["Client"]["arbn"];
            corporate_type_id?: components["schemas"]["Client"]["corporate_type_id"];
            client_industry_id?: components["schemas"]["Client"]["client_industry_id"];
            sic_code?: components["schemas"]["Client"]["sic_code"];
            business_start_date?: components["schemas"]["Client"]["business_start_date"];
            financial_year_end?: components["schemas"]["Client"]["financial_year_end"];
            no_of_ftes?: components["schemas"]["Client"]["no_of_ftes"];
            client_id_parent?: components["schemas"]["Client"]["client_id_parent"];
            client_group_id?: components["schemas"]["Client"]["client_group_id"];
            client_group_note?: components["schemas"]["Client"]["client_group_note"];
            client_id_external?: components["schemas"]["Client"]["client_id_external"];
            history_only_flag?: components["schemas"]["Client"]["history_only_flag"];
            dirty_flag?: components["schemas"]["Client"]["dirty_flag"];
            user_id?: components["schemas"]["Client"]["user_id"];
            user_id_sales?: components["schemas"]["Client"]["user_id_sales"];
            channel_id?: components["schemas"]["Client"]["channel_id"];
            client_agreement_type_id?: components["schemas"]["Client"]["client_agreement_type_id"];
            mla_date?: components["schemas"]["Client"]["mla_date"];
            mla_non_standard_flag?: components["schemas"]["Client"]["mla_non_standard_flag"];
            mla_note?: components["schemas"]["Client"]["mla_note"];
            allow_quoting_flag?: components["schemas"]["Client"]["allow_quoting_flag"];
            allow_quoting_within_cap_flag?: components["schemas"]["Client"]["allow_quoting_within_cap_flag"];
            inclusion_client_exclusions?: components["schemas"]["Client"]["inclusion_client_exclusions"];
            lead_time?: components["schemas"]["Client"]["lead_time"];
            contract_inertia_flag?: components["schemas"]["Client"]["contract_inertia_flag"];
            early_terminations_policy?: components["schemas"]["Client"]["early_terminations_policy"];
            interim_service_flag?: components["schemas"]["Client"]["interim_service_flag"];
            wear_tear_allowance?: components["schemas"]["Client"]["wear_tear_allowance"];
            free_km_buffer?: components["schemas"]["Client"]["free_km_buffer"];
            foc_car_policy?: components["schemas"]["Client"]["foc_car_policy"];
            shared_fleet_flag?: components["schemas"]["Client"]["shared_fleet_flag"];
            shared_fleet_note?: components["schemas"]["Client"]["shared_fleet_note"];
            supplier_id_repairer?: components["schemas"]["Client"]["supplier_id_repairer"];
            supplier_id_broker?: components["schemas"]["Client"]["supplier_id_broker"];
            supplier_id_insurer?: components["schemas"]["Client"]["supplier_id_insurer"];
            insurer?: components["schemas"]["Client"]["insurer"];
            policy_number?: components["schemas"]["Client"]["policy_number"];
            sl_export_flag?: components["schemas"]["Client"]["sl_export_flag"];
            phone?: components["schemas"]["Client"]["phone"];
            mobile?: components["schemas"]["Client"]["mobile"];
            fax?: components["schemas"]["Client"]["fax"];
            contact1_name?: components["schemas"]["Client"]["contact1_name"];
            contact1_job_title?: components["schemas"]["Client"]["contact1_job_title"];
            contact1_phone?: components["schemas"]["Client"]["contact1_phone"];
            contact1_email?: components["schemas"]["Client"]["contact1_email"];
            contact1_note?: components["schemas"]["Client"]["contact1_note"];
            contact2_name?: components["schemas"]["Client"]["contact2_name"];
            contact2_job_title?: components["schemas"]["Client"]["contact2_job_title"];
            contact2_phone?: components["schemas"]["Client"]["contact2_phone"];
            contact2_email?: components["schemas"]["Client"]["contact2_email"];
            contact2_note?: components["schemas"]["Client"]["contact2_note"];
            contact3_name?: components["schemas"]["Client"]["contact3_name"];
            contact3_job_title?: components["schemas"]["Client"]["contact3_job_title"];
            contact3_phone?: components["schemas"]["Client"]["contact3_phone"];
            contact3_email?: components["schemas"]["Client"]["contact3_email"];
            contact3_note?: components["schemas"]["Client"]["contact3_note"];
            contact4_name?: components["schemas"]["Client"]["contact4_name"];
            contact4_job_title?: components["schemas"]["Client"]["contact4_job_title"];
            contact4_phone?: components["schemas"]["Client"]["contact4_phone"];
            contact4_email?: components["schemas"]["Client"]["contact4_email"];
            contact4_note?: components["schemas"]["Client"]["contact4_note"];
            contact5_name?: components["schemas"]["Client"]["contact5_name"];
            contact5_job_title?: components["schemas"]["Client"]["contact5_job_title"];
            contact5_phone?: components["schemas"]["Client"]["contact5_phone"];
            contact5_email?: components["schemas"]["Client"]["contact5_email"];
            contact5_note?: components["schemas"]["Client"]["contact5_note"];
            contact_note?: components["schemas"]["Client"]["contact_note"];
            address1?: components["schemas"]["Client"]["address1"];
            address2?: components["schemas"]["Client"]["address2"];
            area?: components["schemas"]["Client"]["area"];
            state?: components["schemas"]["Client"]["state"];
            pcode?: components["schemas"]["Client"]["pcode"];
            country_id?: components["schemas"]["Client"]["country_id"];
            address_detail_pid?: components["schemas"]["Client"]["address_detail_pid"];
            postal_address1?: components["schemas"]["Client"]["postal_address1"];
            postal_address2?: components["schemas"]["Client"]["postal_address2"];
            postal_area?: components["schemas"]["Client"]["postal_area"];
            postal_state?: components["schemas"]["Client"]["postal_state"];
            postal_pcode?: components["schemas"]["Client"]["postal_pcode"];
            postal_country_id?: components["schemas"]["Client"]["postal_country_id"];
            postal_address_detail_pid?: components["schemas"]["Client"]["postal_address_detail_pid"];
            prospect_start?: components["schemas"]["Client"]["prospect_start"];
            prospect_priority?: components["schemas"]["Client"]["prospect_priority"];
            prospect_probability?: components["schemas"]["Client"]["prospect_probability"];
            target_strike_rate?: components["schemas"]["Client"]["target_strike_rate"];
            last_contact_date?: components["schemas"]["Client"]["last_contact_date"];
            next_contact_date?: components["schemas"]["Client"]["next_contact_date"];
            visit_last_date?: components["schemas"]["Client"]["visit_last_date"];
            visit_next_date?: components["schemas"]["Client"]["visit_next_date"];
            proposal_date?: components["schemas"]["Client"]["proposal_date"];
            due_date?: components["schemas"]["Client"]["due_date"];
            potential_fleet_size?: components["schemas"]["Client"]["potential_fleet_size"];
            potential_fleet_managed?: components["schemas"]["Client"]["potential_fleet_managed"];
            potential_operating?: components["schemas"]["Client"]["potential_operating"];
            potential_finance?: components["schemas"]["Client"]["potential_finance"];
            potential_novated?: components["schemas"]["Client"]["potential_novated"];
            competitors?: components["schemas"]["Client"]["competitors"];
            prospect_note?: components["schemas"]["Client"]["prospect_note"];
            billing_interval?: components["schemas"]["Client"]["billing_interval"];
            common_day?: components["schemas"]["Client"]["common_day"];
            advance_arrears?: components["schemas"]["Client"]["advance_arrears"];
            billing_type_flag?: components["schemas"]["Client"]["billing_type_flag"];
            billing_terms_id?: components["schemas"]["Client"]["billing_terms_id"];
            periodic_start?: components["schemas"]["Client"]["periodic_start"];
            initial_billings?: components["schemas"]["Client"]["initial_billings"];
            periods_deferred?: components["schemas"]["Client"]["periods_deferred"];
            budgets_term_deferred_flag?: components["schemas"]["Client"]["budgets_term_deferred_flag"];
            finance_budget_term_deferred_flag?: components["schemas"]["Client"]["finance_budget_term_deferred_flag"];
            booking_billing_type?: components["schemas"]["Client"]["booking_billing_type"];
            invoice_options?: components["schemas"]["Client"]["invoice_options"];
            billing_by_client_order_no_flag?: components["schemas"]["Client"]["billing_by_client_order_no_flag"];
            purchase_order_no?: components["schemas"]["Client"]["purchase_order_no"];
            cost_centres_mandatory_flag?: components["schemas"]["Client"]["cost_centres_mandatory_flag"];
            print_finance_flag?: components["schemas"]["Client"]["print_finance_flag"];
            rcti_flag?: components["schemas"]["Client"]["rcti_flag"];
            billing_email_attachment_type?: components["schemas"]["Client"]["billing_email_attachment_type"];
            billing_group_email_flag?: components["schemas"]["Client"]["billing_group_email_flag"];
            report_delivery_type?: components["schemas"]["Client"]["report_delivery_type"];
            payment_method?: components["schemas"]["Client"]["payment_method"];
            bank_bsb?: components["schemas"]["Client"]["bank_bsb"];
            bank_account_number?: components["schemas"]["Client"]["bank_account_number"];
            bank_account_suffix?: components["schemas"]["Client"]["bank_account_suffix"];
            finance_limit?: components["schemas"]["Client"]["finance_limit"];
            facility_type_id?: components["schemas"]["Client"]["facility_type_id"];
            client_credit_ratings_id?: components["schemas"]["Client"]["client_credit_ratings_id"];
            finance_accepted_date?: components["schemas"]["Client"]["finance_accepted_date"];
            finance_review_date?: components["schemas"]["Client"]["finance_review_date"];
            financials_date?: components["schemas"]["Client"]["financials_date"];
            company_tax_rate?: components["schemas"]["Client"]["company_tax_rate"];
            purchase_stamp_duty_exempt_flag?: components["schemas"]["Client"]["purchase_stamp_duty_exempt_flag"];
            guarantor1_name?: components["schemas"]["Client"]["guarantor1_name"];
            guarantor1_phone?: components["schemas"]["Client"]["guarantor1_phone"];
            guarantor2_name?: components["schemas"]["Client"]["guarantor2_name"];
            guarantor2_phone?: components["schemas"]["Client"]["guarantor2_phone"];
            guarantor3_name?: components["schemas"]["Client"]["guarantor3_name"];
            guarantor3_phone?: components["schemas"]["Client"]["guarantor3_phone"];
            approval_limit?: components["schemas"]["Client"]["approval_limit"];
            send_approval_email_flag?: components["schemas"]["Client"]["send_approval_email_flag"];
            approval_note?: components["schemas"]["Client"]["approval_note"];
            establishment_fee?: components["schemas"]["Client"]["establishment_fee"];
            document_fee?: components["schemas"]["Client"]["document_fee"];
            document_fee_budgeted?: components["schemas"]["Client"]["document_fee_budgeted"];
            sourcing_fee?: components["schemas"]["Client"]["sourcing_fee"];
            revs_fee?: components["schemas"]["Client"]["revs_fee"];
            delivery_fee?: components["schemas"]["Client"]["delivery_fee"];
            fuel_on_delivery?: components["schemas"]["Client"]["fuel_on_delivery"];
            management_fee?: components["schemas"]["Client"]["management_fee"];
            fuel_fee?: components["schemas"]["Client"]["fuel_fee"];
            package_admin_fee?: components["schemas"]["Client"]["package_admin_fee"];
            packaging_advice_fee?: components["schemas"]["Client"]["packaging_advice_fee"];
            packaging_fees_per_year?: components["schemas"]["Client"]["packaging_fees_per_year"];
            lease_replacement_fee?: components["schemas"]["Client"]["lease_replacement_fee"];
            residual_fee?: components["schemas"]["Client"]["residual_fee"];
            disposal_fee?: components["schemas"]["Client"]["disposal_fee"];
            interest_margin?: components["schemas"]["Client"]["interest_margin"];
            residual_margin?: components["schemas"]["Client"]["residual_margin"];
            maintenance_uplift_rate?: components["schemas"]["Client"]["maintenance_uplift_rate"];
            agreed_lessee_rate?: components["schemas"]["Client"]["agreed_lessee_rate"];
            lessee_rate_include_vmp_flag?: components["schemas"]["Client"]["lessee_rate_include_vmp_flag"];
            quarterly_rates_flag?: components["schemas"]["Client"]["quarterly_rates_flag"];
            quarterly_rates_note?: components["schemas"]["Client"]["quarterly_rates_note"];
            employer_fbt_type?: components["schemas"]["Client"]["employer_fbt_type"];
            gross_up_rate_type?: components["schemas"]["Client"]["gross_up_rate_type"];
            fixed_statutory_rate?: components["schemas"]["Client"]["fixed_statutory_rate"];
            allow_operating_fbt_type_flag?: components["schemas"]["Client"]["allow_operating_fbt_type_flag"];
            medicare_levy_flag?: components["schemas"]["Client"]["medicare_levy_flag"];
            ecm_allowed_flag?: components["schemas"]["Client"]["ecm_allowed_flag"];
            ecm_flag?: components["schemas"]["Client"]["ecm_flag"];
            gst_on_ecm_flag?: components["schemas"]["Client"]["gst_on_ecm_flag"];
            event_ecm_flag?: components["schemas"]["Client"]["event_ecm_flag"];
            event_nuds_flag?: components["schemas"]["Client"]["event_nuds_flag"];
            itc_passed_on_flag?: components["schemas"]["Client"]["itc_passed_on_flag"];
            itc_passed_on_rate?: components["schemas"]["Client"]["itc_passed_on_rate"];
            pass_on_itcs?: components["schemas"]["Client"]["pass_on_itcs"];
            return_itc_via_payroll_flag?: components["schemas"]["Client"]["return_itc_via_payroll_flag"];
            salary_type?: components["schemas"]["Client"]["salary_type"];
            fixed_super_rate?: components["schemas"]["Client"]["fixed_super_rate"];
            car_allowance_impact_flag?: components["schemas"]["Client"]["car_allowance_impact_flag"];
            fbt_reporting_flag?: components["schemas"]["Client"]["fbt_reporting_flag"];
            fbt_email_novated?: components["schemas"]["Client"]["fbt_email_novated"];
            fbt_email_other?: components["schemas"]["Client"]["fbt_email_other"];
            fbt_note?: components["schemas"]["Client"]["fbt_note"];
            pay_cycle_id?: components["schemas"]["Client"]["pay_cycle_id"];
            pay_cycle_id_active_flag?: components["schemas"]["Client"]["pay_cycle_id_active_flag"];
            payroll_date?: components["schemas"]["Client"]["payroll_date"];
            pay_cycle_id2?: components["schemas"]["Client"]["pay_cycle_id2"];
            pay_cycle_id2_active_flag?: components["schemas"]["Client"]["pay_cycle_id2_active_flag"];
            payroll_date2?: components["schemas"]["Client"]["payroll_date2"];
            pay_cycle_id3?: components["schemas"]["Client"]["pay_cycle_id3"];
            pay_cycle_id3_active_flag?: components["schemas"]["Client"]["pay_cycle_id3_active_flag"];
            payroll_date3?: components["schemas"]["Client"]["payroll_date3"];
            contract_pay_cycle_from_quote_flag?: components["schemas"]["Client"]["contract_pay_cycle_from_quote_flag"];
            payroll_cut_off?: components["schemas"]["Client"]["payroll_cut_off"];
            payroll_cut_off_days?: components["schemas"]["Client"]["payroll_cut_off_days"];
            fuel_managed_flag?: components["schemas"]["Client"]["fuel_managed_flag"];
            fuel_supplier?: components["schemas"]["Client"]["fuel_supplier"];
            fuel_card_note?: components["schemas"]["Client"]["fuel_card_note"];
            etags_managed_flag?: components["schemas"]["Client"]["etags_managed_flag"];
            etags_managed_note?: components["schemas"]["Client"]["etags_managed_note"];
            novated_leases_flag?: components["schemas"]["Client"]["novated_leases_flag"];
            novated_management_fee?: components["schemas"]["Client"]["novated_management_fee"];
            novated_leases_note?: components["schemas"]["Client"]["novated_leases_note"];
            luxury_charge_applied_flag?: components["schemas"]["Client"]["luxury_charge_applied_flag"];
            luxury_charge_invoiced_flag?: components["schemas"]["Client"]["luxury_charge_invoiced_flag"];
            luxury_charge_event_flag?: components["schemas"]["Client"]["luxury_charge_event_flag"];
            discount_maker_a?: components["schemas"]["Client"]["discount_maker_a"];
            discount_maker_b?: components["schemas"]["Client"]["discount_maker_b"];
            discount_maker_c?: components["schemas"]["Client"]["discount_maker_c"];
            discount_maker_d?: components["schemas"]["Client"]["discount_maker_d"];
            discount_spare1?: components["schemas"]["Client"]["discount_spare1"];
            discount_spare2?: components["schemas"]["Client"]["discount_spare2"];
            discount_spare3?: components["schemas"]["Client"]["discount_spare3"];
            discount_spare4?: components["schemas"]["Client"]["discount_spare4"];
            discount_spare5?: components["schemas"]["Client"]["discount_spare5"];
            reg_ctp_type?: components["schemas"]["Client"]["reg_ctp_type"];
            send_reg_label_novated?: components["schemas"]["Client"]["send_reg_label_novated"];
            send_reg_label_others?: components["schemas"]["Client"]["send_reg_label_others"];
            reg_label_note?: components["schemas"]["Client"]["reg_label_note"];
            quote_client_note?: components["schemas"]["Client"]["quote_client_note"];
            quote_internal_note?: components["schemas"]["Client"]["quote_internal_note"];
            booking_note?: components["schemas"]["Client"]["booking_note"];
            infringement_note?: components["schemas"]["Client"]["infringement_note"];
            recall_notice_note?: components["schemas"]["Client"]["recall_notice_note"];
            client_defaults?: components["schemas"]["Client"]["client_defaults"];
            bespoke_field_values?: components["schemas"]["Client"]["bespoke_field_values"];
        };
        /** Locking session */
        LockingSession: {
            /** @description The id, which is the key to the locks; null in a list for others' sessions. */
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
            locks: {
                /** @constant */
                resource: "approvals";
                id: string;
            }[];
        };
        /** Locks to take */
        LockingSessionCreate: {
            /** @description The approvals to lock: all of them, or none. */
            locks: {
                /** @constant */
                resource: "approvals";
                id: string;
            }[];
            /** @description How long the session lives unless it is renewed, in seconds. */
            ttl_seconds?: number;
        };
        /** Page of locking sessions */
        LockingSessionPage: {
            data: components["schemas"]["LockingSession"][];
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
            permissions: ("Clients:Read" | "Clients:Create" | "Clients:Update" | "ClientPackagingDefaults:Read" | "ClientPackagingDefaults:Set" | "Approvals:Read" | "Approvals:Create" | "Approvals:Update" | "Audit:UserIdOverride" | "DelegatedLocking" | "Locks:Break" | "Users:Manage" | "Roles:Manage")[];
        };
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
            readonly client_id: string;
            /**
             * Packaging default ID
             * @description Number given to these settings when they were first saved.
             */
            readonly client_packaging_default_id: string;
            /**
             * Own bank account
             * @description Uses the account below for payments of this client.
             * @enum {string|null}
             */
            bank_account_enabled_flag: "yes" | "no" | null;
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
             * @enum {string}
             */
            aba_self_balancing_flag: "yes" | "no";
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
             * @enum {string|null}
             */
            pay_run_weekend_treatment: "leave-as-weekend" | "pay-on-friday" | "pay-on-monday" | null;
            /**
             * Processing state
             * @description State whose public holidays pay runs observe.
             * @enum {string|null}
             */
            pay_run_processing_state: "VIC" | "NSW" | "ACT" | "QLD" | "WA" | "SA" | "TAS" | "NT" | "NZ" | null;
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
             * @enum {string}
             */
            report_delivery_type: "email" | "post";
            /**
             * Report groups
             * @description Groups into which packaging reports are split.
             */
            report_groups: string[];
            /**
             * Taxable sales
             * @description Which part of a sale GST is reported on.
             * @default all-items
             * @enum {string}
             */
            taxable_sales: "only-fees" | "all-items";
        };
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
             * @enum {string|null}
             */
            bank_account_enabled_flag?: "yes" | "no" | null;
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
             * @description Closes the bank file with a row that offsets all others.
             * @default yes
             * @enum {string|null}
             */
            aba_self_balancing_flag?: "yes" | "no" | null;
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
             * @enum {string|null}
             */
            pay_run_weekend_treatment?: "leave-as-weekend" | "pay-on-friday" | "pay-on-monday" | null;
            /**
             * Processing state
             * @description State whose public holidays pay runs observe.
             * @enum {string|null}
             */
            pay_run_processing_state?: "VIC" | "NSW" | "ACT" | "QLD" | "WA" | "SA" | "TAS" | "NT" | "NZ" | null;
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
             * @description How packaging reports reach the client.
             * @default email
             * @enum {string|null}
             */
            report_delivery_type?: "email" | "post" | null;
            /**
             * Report groups
             * @description Groups into which packaging reports are split.
             */
            report_groups?: string[] | null;
            /**
             * Taxable sales
             * @description Which part of a sale GST is reported on.
             * @default all-items
             * @enum {string|null}
             */
            taxable_sales?: "only-fees" | "all-items" | null;
        };
        /** New password */
        Password: {
            /** @description The password, of which only a hash is kept. */
            password: string;
        };
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
                user: {
                    user_id: string;
                    /** @description Null where the user is gone. */
                    display_name: string | null;
                };
                audit_user: {
                    user_id: string;
                    /** @description Null where the user is gone. */
                    display_name: string | null;
                };
                /** @description Which fields changed, without values. */
                fields: string[];
            }[];
        };
        /** Permissions */
        PermissionList: {
            data: {
                /** @enum {string} */
                permission: "Clients:Read" | "Clients:Create" | "Clients:Update" | "ClientPackagingDefaults:Read" | "ClientPackagingDefaults:Set" | "Approvals:Read" | "Approvals:Create" | "Approvals:Update" | "Audit:UserIdOverride" | "DelegatedLocking" | "Locks:Break" | "Users:Manage" | "Roles:Manage";
                /** @description What it allows, in words. */
                allows: string;
            }[];
        };
        /**
         * Problem
         * @description What went wrong, as RFC 9457 has it.
         */
        Problem: {
            /** Format: uri */
            type: string;
            /** @description What the code stands for. */
            title: string;
            status: number;
            /** @description What to do about it, in a sentence. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @enum {string} */
            code: "malformed_json" | "duplicate_member" | "malformed_id" | "malformed_header" | "invalid_parameter" | "unauthenticated" | "invalid_credentials" | "permission_denied" | "not_found" | "record_not_found" | "method_not_allowed" | "not_acceptable" | "idempotency_in_progress" | "conflict" | "precondition_failed" | "body_too_large" | "unsupported_media_type" | "validation_failed" | "unknown_audit_user" | "idempotency_mismatch" | "locked" | "lock_not_held" | "rate_limited" | "internal" | "unavailable";
            /** @description The X-Request-Id to quote. */
            request_id: string;
            /** @description With validation_failed: every fault of the request at once. */
            errors?: components["schemas"]["Fault"][];
            /** @description The permission that the role lacks. */
            required_permission?: string;
            /** @description Roles that have that permission. */
            roles?: string[];
            /** @description The header at fault. */
            header?: string;
            /** @description The parameter at fault. */
            parameter?: string;
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
        /** Role */
        Role: {
            /** @description Number of the role. */
            role_id: string;
            /** @description Name of the role. */
            name: string;
            /** @description What the role allows. */
            permissions: ("Clients:Read" | "Clients:Create" | "Clients:Update" | "ClientPackagingDefaults:Read" | "ClientPackagingDefaults:Set" | "Approvals:Read" | "Approvals:Create" | "Approvals:Update" | "Audit:UserIdOverride" | "DelegatedLocking" | "Locks:Break" | "Users:Manage" | "Roles:Manage")[];
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
        /** New role */
        RoleCreate: {
            /** @description Name of the role. */
            name: string;
            /** @description What the role allows. */
            permissions: ("Clients:Read" | "Clients:Create" | "Clients:Update" | "ClientPackagingDefaults:Read" | "ClientPackagingDefaults:Set" | "Approvals:Read" | "Approvals:Create" | "Approvals:Update" | "Audit:UserIdOverride" | "DelegatedLocking" | "Locks:Break" | "Users:Manage" | "Roles:Manage")[];
        };
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
            permissions?: ("Clients:Read" | "Clients:Create" | "Clients:Update" | "ClientPackagingDefaults:Read" | "ClientPackagingDefaults:Set" | "Approvals:Read" | "Approvals:Create" | "Approvals:Update" | "Audit:UserIdOverride" | "DelegatedLocking" | "Locks:Break" | "Users:Manage" | "Roles:Manage")[];
        };
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
    };
    responses: {
        /** @description `malformed_header`: A header is malformed. */
        malformed_header: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_header";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_header";
                };
            };
        };
        /** @description `unauthenticated`: A valid bearer token is needed. */
        unauthenticated: {
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
        permission_denied: {
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
        not_acceptable: {
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
        /** @description `unknown_audit_user`: There is no such user to act for. */
        unknown_audit_user: {
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
        rate_limited: {
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
        internal: {
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
        unavailable: {
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
         */
        "malformed_header.invalid_parameter": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_header" | "invalid_parameter";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_header" | "invalid_parameter";
                };
            };
        };
        /**
         * @description `malformed_json`: The body is not JSON.
         *
         *     `duplicate_member`: A member is named twice.
         *
         *     `malformed_header`: A header is malformed.
         */
        "malformed_json.duplicate_member.malformed_header": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_json" | "duplicate_member" | "malformed_header";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_json" | "duplicate_member" | "malformed_header";
                };
            };
        };
        /** @description `idempotency_in_progress`: The same request is still running. */
        idempotency_in_progress: {
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
        body_too_large: {
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
        unsupported_media_type: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Accept-Patch": components["headers"]["Accept-Patch"];
                "Accept-Post": components["headers"]["Accept-Post"];
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
         *     `unknown_audit_user`: There is no such user to act for.
         *
         *     `idempotency_mismatch`: The key belongs to another request.
         */
        "validation_failed.unknown_audit_user.idempotency_mismatch": {
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
        locked: {
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
         */
        "malformed_id.malformed_header": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_id" | "malformed_header";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_id" | "malformed_header";
                };
            };
        };
        /** @description `record_not_found`: There is no such record. */
        record_not_found: {
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
         */
        "malformed_json.duplicate_member.malformed_id.malformed_header": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_json" | "duplicate_member" | "malformed_id" | "malformed_header";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_json" | "duplicate_member" | "malformed_id" | "malformed_header";
                };
            };
        };
        /**
         * @description `idempotency_in_progress`: The same request is still running.
         *
         *     `conflict`: The change contradicts the present state.
         */
        "idempotency_in_progress.conflict": {
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
        precondition_failed: {
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
        conflict: {
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
         */
        "malformed_id.malformed_header.invalid_parameter": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_id" | "malformed_header" | "invalid_parameter";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_id" | "malformed_header" | "invalid_parameter";
                };
            };
        };
        /**
         * @description `validation_failed`: The request has faults.
         *
         *     `unknown_audit_user`: There is no such user to act for.
         */
        "validation_failed.unknown_audit_user": {
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
        /** @description `invalid_credentials`: User name or password is wrong. */
        invalid_credentials: {
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
        validation_failed: {
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
        "locked.lock_not_held": {
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
         *     `malformed_header`: A header is malformed.
         *
         *     `invalid_parameter`: A query parameter is not usable.
         */
        "malformed_json.duplicate_member.malformed_header.invalid_parameter": {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.service-api.v1+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_json" | "duplicate_member" | "malformed_header" | "invalid_parameter";
                };
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "malformed_json" | "duplicate_member" | "malformed_header" | "invalid_parameter";
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["PermissionList"];
                };
            };
            400: components["responses"]["malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["RolePage"];
                };
            };
            400: components["responses"]["malformed_header.invalid_parameter"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createRole: {
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
                "application/json": components["schemas"]["RoleCreate"];
                "application/vnd.service-api.v1+json": components["schemas"]["RoleCreate"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    Vary: components["headers"]["Vary"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["malformed_json.duplicate_member.malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            406: components["responses"]["not_acceptable"];
            409: components["responses"]["idempotency_in_progress"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed.unknown_audit_user.idempotency_mismatch"];
            423: components["responses"]["locked"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed_id.malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            404: components["responses"]["record_not_found"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
            400: components["responses"]["malformed_id.malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            404: components["responses"]["record_not_found"];
            406: components["responses"]["not_acceptable"];
            409: components["responses"]["conflict"];
            412: components["responses"]["precondition_failed"];
            422: components["responses"]["unknown_audit_user"];
            423: components["responses"]["locked"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    patchRole: {
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
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["malformed_json.duplicate_member.malformed_id.malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            404: components["responses"]["record_not_found"];
            406: components["responses"]["not_acceptable"];
            409: components["responses"]["idempotency_in_progress.conflict"];
            412: components["responses"]["precondition_failed"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed.unknown_audit_user.idempotency_mismatch"];
            423: components["responses"]["locked"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["EventPage"];
                };
            };
            400: components["responses"]["malformed_id.malformed_header.invalid_parameter"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            404: components["responses"]["record_not_found"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["UserPage"];
                };
            };
            400: components["responses"]["malformed_header.invalid_parameter"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createUser: {
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
                "application/json": components["schemas"]["UserCreate"];
                "application/vnd.service-api.v1+json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    Vary: components["headers"]["Vary"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["malformed_json.duplicate_member.malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            406: components["responses"]["not_acceptable"];
            409: components["responses"]["idempotency_in_progress.conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed.unknown_audit_user.idempotency_mismatch"];
            423: components["responses"]["locked"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed_id.malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            404: components["responses"]["record_not_found"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    patchUser: {
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
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["malformed_json.duplicate_member.malformed_id.malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            404: components["responses"]["record_not_found"];
            406: components["responses"]["not_acceptable"];
            409: components["responses"]["idempotency_in_progress.conflict"];
            412: components["responses"]["precondition_failed"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed.unknown_audit_user.idempotency_mismatch"];
            423: components["responses"]["locked"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["EventPage"];
                };
            };
            400: components["responses"]["malformed_id.malformed_header.invalid_parameter"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            404: components["responses"]["record_not_found"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    replaceUserPassword: {
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
            /** @description Done. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed_json.duplicate_member.malformed_id.malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            404: components["responses"]["record_not_found"];
            406: components["responses"]["not_acceptable"];
            412: components["responses"]["precondition_failed"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed.unknown_audit_user"];
            423: components["responses"]["locked"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["malformed_json.duplicate_member.malformed_header"];
            401: components["responses"]["invalid_credentials"];
            406: components["responses"]["not_acceptable"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
            400: components["responses"]["malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                sort?: ("approval_id" | "-approval_id" | "created" | "-created" | "last_edit" | "-last_edit" | "posted_date" | "-posted_date" | "status_flag" | "-status_flag" | "contract_id" | "-contract_id" | "supplier_id" | "-supplier_id" | "approval_limit" | "-approval_limit" | "invoice_date" | "-invoice_date")[];
                /**
                 * @description The most entries of the page.
                 * @example 20
                 */
                limit?: number;
                /** @description The next_cursor of the page before, with otherwise the same parameters. */
                cursor?: string;
                /**
                 * @description Members that the records are cut to.
                 * @example [
                 *       "approval_id",
                 *       "created"
                 *     ]
                 */
                fields?: ("approval_id" | "created" | "last_edit" | "posted_date" | "requested_audit_attempt_count" | "source" | "user_id" | "user_id_edit" | "contract_id" | "status_flag" | "approval_sub_status_id" | "approval_limit" | "external_order_number" | "client_phone" | "misc_phone" | "attachment_id" | "invoice_no" | "invoice_date" | "credit_note_flag" | "reimbursement_flag" | "payee_payment_method_id" | "driver_bank_account_id" | "bank_details_correct_flag" | "billing_period" | "supplier_franchise_vehicle_id" | "odometer" | "odometer_date" | "odometer_valid_flag" | "supplier_id" | "supplier_contact" | "supplier_phone" | "franchise_notes" | "driver_name" | "driver_phone" | "driver_aware_flag" | "maintenance_lines" | "notes")[];
                /**
                 * @description Contract: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                contract_id?: string[];
                /**
                 * @description Status: only records with one of these values.
                 * @example [
                 *       "active",
                 *       "batch"
                 *     ]
                 */
                status_flag?: ("active" | "batch" | "cancelled" | "rejected" | "requested")[];
                /**
                 * @description Sub-status: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                approval_sub_status_id?: string[];
                /**
                 * @description Attachment: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                attachment_id?: string[];
                /**
                 * @description Credit note: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                credit_note_flag?: ("yes" | "no")[];
                /**
                 * @description Reimbursement: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                reimbursement_flag?: ("yes" | "no")[];
                /**
                 * @description Payee payment method: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                payee_payment_method_id?: string[];
                /**
                 * @description Driver bank account: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                driver_bank_account_id?: string[];
                /**
                 * @description Bank details correct: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                bank_details_correct_flag?: ("yes" | "no")[];
                /**
                 * @description Franchise vehicle: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                supplier_franchise_vehicle_id?: string[];
                /**
                 * @description Odometer check: only records with one of these values.
                 * @example [
                 *       "valid",
                 *       "invalid"
                 *     ]
                 */
                odometer_valid_flag?: ("valid" | "invalid" | "none")[];
                /**
                 * @description Supplier: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                supplier_id?: string[];
                /**
                 * @description Driver aware: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                driver_aware_flag?: ("yes" | "no")[];
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
                 * @description Only approvals whose contract belongs to this client.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["ApprovalPage"];
                };
            };
            400: components["responses"]["malformed_header.invalid_parameter"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createApproval: {
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
                "application/json": components["schemas"]["ApprovalCreate"];
                "application/vnd.service-api.v1+json": components["schemas"]["ApprovalCreate"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    Vary: components["headers"]["Vary"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["malformed_json.duplicate_member.malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            406: components["responses"]["not_acceptable"];
            409: components["responses"]["idempotency_in_progress"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed.unknown_audit_user.idempotency_mismatch"];
            423: components["responses"]["locked"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed_id.malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            404: components["responses"]["record_not_found"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    replaceApproval: {
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
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["malformed_json.duplicate_member.malformed_id.malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            404: components["responses"]["record_not_found"];
            406: components["responses"]["not_acceptable"];
            412: components["responses"]["precondition_failed"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed.unknown_audit_user"];
            423: components["responses"]["locked.lock_not_held"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    patchApproval: {
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
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["malformed_json.duplicate_member.malformed_id.malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            404: components["responses"]["record_not_found"];
            406: components["responses"]["not_acceptable"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["precondition_failed"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed.unknown_audit_user.idempotency_mismatch"];
            423: components["responses"]["locked.lock_not_held"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["EventPage"];
                };
            };
            400: components["responses"]["malformed_id.malformed_header.invalid_parameter"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            404: components["responses"]["record_not_found"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["PaymentChanges"];
                };
            };
            400: components["responses"]["malformed_id.malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            404: components["responses"]["record_not_found"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                 * @description Members that the records are cut to.
                 * @example [
                 *       "client_id",
                 *       "name"
                 *     ]
                 */
                fields?: ("client_id" | "name" | "client_code" | "client_type" | "client_class" | "abn" | "acn" | "arbn" | "corporate_type_id" | "client_industry_id" | "sic_code" | "business_start_date" | "financial_year_end" | "no_of_ftes" | "client_id_parent" | "client_group_id" | "client_group_note" | "client_id_external" | "history_only_flag" | "dirty_flag" | "user_id" | "user_id_sales" | "channel_id" | "client_agreement_type_id" | "mla_date" | "mla_non_standard_flag" | "mla_note" | "allow_quoting_flag" | "allow_quoting_within_cap_flag" | "inclusion_client_exclusions" | "lead_time" | "contract_inertia_flag" | "early_terminations_policy" | "interim_service_flag" | "wear_tear_allowance" | "free_km_buffer" | "foc_car_policy" | "shared_fleet_flag" | "shared_fleet_note" | "supplier_id_repairer" | "supplier_id_broker" | "supplier_id_insurer" | "insurer" | "policy_number" | "sl_export_flag" | "phone" | "mobile" | "fax" | "contact1_name" | "contact1_job_title" | "contact1_phone" | "contact1_email" | "contact1_note" | "contact2_name" | "contact2_job_title" | "contact2_phone" | "contact2_email" | "contact2_note" | "contact3_name" | "contact3_job_title" | "contact3_phone" | "contact3_email" | "contact3_note" | "contact4_name" | "contact4_job_title" | "contact4_phone" | "contact4_email" | "contact4_note" | "contact5_name" | "contact5_job_title" | "contact5_phone" | "contact5_email" | "contact5_note" | "contact_note" | "address1" | "address2" | "area" | "state" | "pcode" | "country_id" | "address_detail_pid" | "postal_address1" | "postal_address2" | "postal_area" | "postal_state" | "postal_pcode" | "postal_country_id" | "postal_address_detail_pid" | "prospect_start" | "prospect_priority" | "prospect_probability" | "target_strike_rate" | "last_contact_date" | "next_contact_date" | "visit_last_date" | "visit_next_date" | "proposal_date" | "due_date" | "potential_fleet_size" | "potential_fleet_managed" | "potential_operating" | "potential_finance" | "potential_novated" | "competitors" | "prospect_note" | "billing_interval" | "common_day" | "advance_arrears" | "billing_type_flag" | "billing_terms_id" | "periodic_start" | "initial_billings" | "periods_deferred" | "budgets_term_deferred_flag" | "finance_budget_term_deferred_flag" | "booking_billing_type" | "invoice_options" | "billing_by_client_order_no_flag" | "purchase_order_no" | "cost_centres_mandatory_flag" | "print_finance_flag" | "rcti_flag" | "billing_email_attachment_type" | "billing_group_email_flag" | "report_delivery_type" | "payment_method" | "bank_bsb" | "bank_account_number" | "bank_account_suffix" | "finance_limit" | "facility_type_id" | "client_credit_ratings_id" | "finance_accepted_date" | "finance_review_date" | "financials_date" | "company_tax_rate" | "purchase_stamp_duty_exempt_flag" | "guarantor1_name" | "guarantor1_phone" | "guarantor2_name" | "guarantor2_phone" | "guarantor3_name" | "guarantor3_phone" | "approval_limit" | "send_approval_email_flag" | "approval_note" | "establishment_fee" | "document_fee" | "document_fee_budgeted" | "sourcing_fee" | "revs_fee" | "delivery_fee" | "fuel_on_delivery" | "management_fee" | "fuel_fee" | "package_admin_fee" | "packaging_advice_fee" | "packaging_fees_per_year" | "lease_replacement_fee" | "residual_fee" | "disposal_fee" | "interest_margin" | "residual_margin" | "maintenance_uplift_rate" | "agreed_lessee_rate" | "lessee_rate_include_vmp_flag" | "quarterly_rates_flag" | "quarterly_rates_note" | "employer_fbt_type" | "gross_up_rate_type" | "fixed_statutory_rate" | "allow_operating_fbt_type_flag" | "medicare_levy_flag" | "ecm_allowed_flag" | "ecm_flag" | "gst_on_ecm_flag" | "event_ecm_flag" | "event_nuds_flag" | "itc_passed_on_flag" | "itc_passed_on_rate" | "pass_on_itcs" | "return_itc_via_payroll_flag" | "salary_type" | "fixed_super_rate" | "car_allowance_impact_flag" | "fbt_reporting_flag" | "fbt_email_novated" | "fbt_email_other" | "fbt_note" | "pay_cycle_id" | "pay_cycle_id_active_flag" | "payroll_date" | "pay_cycle_id2" | "pay_cycle_id2_active_flag" | "payroll_date2" | "pay_cycle_id3" | "pay_cycle_id3_active_flag" | "payroll_date3" | "contract_pay_cycle_from_quote_flag" | "payroll_cut_off" | "payroll_cut_off_days" | "fuel_managed_flag" | "fuel_supplier" | "fuel_card_note" | "etags_managed_flag" | "etags_managed_note" | "novated_leases_flag" | "novated_management_fee" | "novated_leases_note" | "luxury_charge_applied_flag" | "luxury_charge_invoiced_flag" | "luxury_charge_event_flag" | "discount_maker_a" | "discount_maker_b" | "discount_maker_c" | "discount_maker_d" | "discount_spare1" | "discount_spare2" | "discount_spare3" | "discount_spare4" | "discount_spare5" | "reg_ctp_type" | "send_reg_label_novated" | "send_reg_label_others" | "reg_label_note" | "quote_client_note" | "quote_internal_note" | "booking_note" | "infringement_note" | "recall_notice_note" | "client_defaults" | "bespoke_field_values")[];
                /**
                 * @description Client type: only records with one of these values.
                 * @example [
                 *       "fleet",
                 *       "prospect"
                 *     ]
                 */
                client_type?: ("fleet" | "prospect" | "sundry" | "inactive" | "lead")[];
                /**
                 * @description Corporate type: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                corporate_type_id?: string[];
                /**
                 * @description Industry: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                client_industry_id?: string[];
                /**
                 * @description Financial year ends: only records with one of these values.
                 * @example [
                 *       "January",
                 *       "February"
                 *     ]
                 */
                financial_year_end?: ("January" | "February" | "March" | "April" | "May" | "June" | "July" | "August" | "September" | "October" | "November" | "December")[];
                /**
                 * @description Parent client: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                client_id_parent?: string[];
                /**
                 * @description Client group: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                client_group_id?: string[];
                /**
                 * @description External client ID: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                client_id_external?: string[];
                /**
                 * @description History only: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                history_only_flag?: ("yes" | "no")[];
                /**
                 * @description Account manager: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                user_id?: string[];
                /**
                 * @description Salesperson: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                user_id_sales?: string[];
                /**
                 * @description Channel: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                channel_id?: string[];
                /**
                 * @description Agreement type: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                client_agreement_type_id?: string[];
                /**
                 * @description MLA non-standard: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                mla_non_standard_flag?: ("yes" | "no")[];
                /**
                 * @description Allow quoting: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                allow_quoting_flag?: ("yes" | "no")[];
                /**
                 * @description Allow quoting within cap: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                allow_quoting_within_cap_flag?: ("yes" | "no")[];
                /**
                 * @description Contract inertia: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                contract_inertia_flag?: ("yes" | "no")[];
                /**
                 * @description Interim services: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                interim_service_flag?: ("yes" | "no")[];
                /**
                 * @description Shared fleet: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                shared_fleet_flag?: ("yes" | "no")[];
                /**
                 * @description Repairer: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                supplier_id_repairer?: string[];
                /**
                 * @description Insurance broker: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                supplier_id_broker?: string[];
                /**
                 * @description Insurer: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                supplier_id_insurer?: string[];
                /**
                 * @description SL export: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                sl_export_flag?: ("yes" | "no")[];
                /**
                 * @description State: only records with one of these values.
                 * @example [
                 *       "VIC",
                 *       "NSW"
                 *     ]
                 */
                state?: ("VIC" | "NSW" | "ACT" | "QLD" | "WA" | "SA" | "TAS" | "NT" | "NZ")[];
                /**
                 * @description Country: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                country_id?: string[];
                /**
                 * @description Address PID: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                address_detail_pid?: string[];
                /**
                 * @description Postal state: only records with one of these values.
                 * @example [
                 *       "VIC",
                 *       "NSW"
                 *     ]
                 */
                postal_state?: ("VIC" | "NSW" | "ACT" | "QLD" | "WA" | "SA" | "TAS" | "NT" | "NZ")[];
                /**
                 * @description Postal country: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                postal_country_id?: string[];
                /**
                 * @description Postal address PID: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                postal_address_detail_pid?: string[];
                /**
                 * @description Prospect priority: only records with one of these values.
                 * @example [
                 *       "High",
                 *       "Medium"
                 *     ]
                 */
                prospect_priority?: ("" | "High" | "Medium" | "Low")[];
                /**
                 * @description Prospect probability: only records with one of these values.
                 * @example [
                 *       "20%",
                 *       "40%"
                 *     ]
                 */
                prospect_probability?: ("20%" | "40%" | "60%" | "80%" | "100%")[];
                /**
                 * @description Billing interval: only records with one of these values.
                 * @example [
                 *       "weekly",
                 *       "fortnightly"
                 *     ]
                 */
                billing_interval?: ("weekly" | "fortnightly" | "monthly" | "bi-annually" | "annually" | "period")[];
                /**
                 * @description Common billing day: only records with one of these values.
                 * @example [
                 *       "monday",
                 *       "tuesday"
                 *     ]
                 */
                common_day?: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "eom")[];
                /**
                 * @description Advance or arrears: only records with one of these values.
                 * @example [
                 *       "advance",
                 *       "arrears"
                 *     ]
                 */
                advance_arrears?: ("advance" | "arrears")[];
                /**
                 * @description Billing type: only records with one of these values.
                 * @example [
                 *       "any",
                 *       "periodic"
                 *     ]
                 */
                billing_type_flag?: ("any" | "periodic" | "combined")[];
                /**
                 * @description Billing terms: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                billing_terms_id?: string[];
                /**
                 * @description Defer budget term: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                budgets_term_deferred_flag?: ("yes" | "no")[];
                /**
                 * @description Defer finance budget term: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                finance_budget_term_deferred_flag?: ("yes" | "no")[];
                /**
                 * @description Booking billing: only records with one of these values.
                 * @example [
                 *       "single",
                 *       "billing"
                 *     ]
                 */
                booking_billing_type?: ("single" | "billing")[];
                /**
                 * @description Invoice content: only records with one of these values.
                 * @example [
                 *       "detail-only",
                 *       "summary-only"
                 *     ]
                 */
                invoice_options?: ("detail-only" | "summary-only" | "summary-and-detail")[];
                /**
                 * @description Bill by client order number: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                billing_by_client_order_no_flag?: ("yes" | "no")[];
                /**
                 * @description Cost centres mandatory: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                cost_centres_mandatory_flag?: ("yes" | "no")[];
                /**
                 * @description Print finance: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                print_finance_flag?: ("yes" | "no")[];
                /**
                 * @description RCTI: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                rcti_flag?: ("yes" | "no")[];
                /**
                 * @description Email attachment: only records with one of these values.
                 * @example [
                 *       "pdf",
                 *       "csv"
                 *     ]
                 */
                billing_email_attachment_type?: ("pdf" | "csv" | "pdf-and-csv")[];
                /**
                 * @description Email by billing group: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                billing_group_email_flag?: ("yes" | "no")[];
                /**
                 * @description Report delivery: only records with one of these values.
                 * @example [
                 *       "email",
                 *       "post"
                 *     ]
                 */
                report_delivery_type?: ("email" | "post")[];
                /**
                 * @description Payment method: only records with one of these values.
                 * @example [
                 *       "direct-debit",
                 *       "cheque"
                 *     ]
                 */
                payment_method?: ("direct-debit" | "cheque" | "cash" | "other" | "credit-card" | "eft")[];
                /**
                 * @description Facility type: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                facility_type_id?: string[];
                /**
                 * @description Credit rating: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                client_credit_ratings_id?: string[];
                /**
                 * @description Stamp duty exempt: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                purchase_stamp_duty_exempt_flag?: ("yes" | "no")[];
                /**
                 * @description Send approval emails: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                send_approval_email_flag?: ("yes" | "no")[];
                /**
                 * @description Lessee rate includes VMP: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                lessee_rate_include_vmp_flag?: ("yes" | "no")[];
                /**
                 * @description Quarterly rates: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                quarterly_rates_flag?: ("yes" | "no")[];
                /**
                 * @description Employer FBT type: only records with one of these values.
                 * @example [
                 *       "full-fbt-payable",
                 *       "concessional-30000-exempt"
                 *     ]
                 */
                employer_fbt_type?: ("full-fbt-payable" | "concessional-30000-exempt" | "concessional-17000-exempt" | "rebatable" | "not-applicable")[];
                /**
                 * @description Gross-up type: only records with one of these values.
                 * @example [
                 *       "fbt_type1_gross_up_factor",
                 *       "fbt_type2_gross_up_factor"
                 *     ]
                 */
                gross_up_rate_type?: ("fbt_type1_gross_up_factor" | "fbt_type2_gross_up_factor")[];
                /**
                 * @description Allow operating FBT type: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                allow_operating_fbt_type_flag?: ("yes" | "no")[];
                /**
                 * @description Medicare levy: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                medicare_levy_flag?: ("yes" | "no")[];
                /**
                 * @description ECM allowed: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                ecm_allowed_flag?: ("yes" | "no")[];
                /**
                 * @description ECM: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                ecm_flag?: ("yes" | "no")[];
                /**
                 * @description GST on ECM: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                gst_on_ecm_flag?: ("yes" | "no")[];
                /**
                 * @description ECM event: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                event_ecm_flag?: ("yes" | "no")[];
                /**
                 * @description NUDS event: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                event_nuds_flag?: ("yes" | "no")[];
                /**
                 * @description ITC passed on: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                itc_passed_on_flag?: ("yes" | "no")[];
                /**
                 * @description Return ITC via payroll: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                return_itc_via_payroll_flag?: ("yes" | "no")[];
                /**
                 * @description Salary type: only records with one of these values.
                 * @example [
                 *       "total-package",
                 *       "base-only"
                 *     ]
                 */
                salary_type?: ("total-package" | "base-only" | "base-plus-super" | "fixed-super")[];
                /**
                 * @description Car allowance impact: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                car_allowance_impact_flag?: ("yes" | "no")[];
                /**
                 * @description FBT reporting: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                fbt_reporting_flag?: ("yes" | "no")[];
                /**
                 * @description FBT email, novated: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                fbt_email_novated?: ("yes" | "no")[];
                /**
                 * @description FBT email, other: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                fbt_email_other?: ("yes" | "no")[];
                /**
                 * @description Pay cycle 1: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                pay_cycle_id?: string[];
                /**
                 * @description Pay cycle 1 active: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                pay_cycle_id_active_flag?: ("yes" | "no")[];
                /**
                 * @description Pay cycle 2: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                pay_cycle_id2?: string[];
                /**
                 * @description Pay cycle 2 active: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                pay_cycle_id2_active_flag?: ("yes" | "no")[];
                /**
                 * @description Pay cycle 3: only records with one of these values.
                 * @example [
                 *       "1"
                 *     ]
                 */
                pay_cycle_id3?: string[];
                /**
                 * @description Pay cycle 3 active: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                pay_cycle_id3_active_flag?: ("yes" | "no")[];
                /**
                 * @description Pay cycle from quote: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                contract_pay_cycle_from_quote_flag?: ("yes" | "no")[];
                /**
                 * @description Fuel managed: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                fuel_managed_flag?: ("yes" | "no")[];
                /**
                 * @description E-tags managed: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                etags_managed_flag?: ("yes" | "no")[];
                /**
                 * @description Novated leases: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                novated_leases_flag?: ("yes" | "no")[];
                /**
                 * @description Luxury charge applied: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                luxury_charge_applied_flag?: ("yes" | "no")[];
                /**
                 * @description Luxury charge invoiced: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                luxury_charge_invoiced_flag?: ("yes" | "no")[];
                /**
                 * @description Luxury charge event: only records with one of these values.
                 * @example [
                 *       "yes",
                 *       "no"
                 *     ]
                 */
                luxury_charge_event_flag?: ("yes" | "no")[];
                /**
                 * @description Registration and CTP type: only records with one of these values.
                 * @example [
                 *       "business",
                 *       "private"
                 *     ]
                 */
                reg_ctp_type?: ("business" | "private")[];
                /**
                 * @description Send label to, novated: only records with one of these values.
                 * @example [
                 *       "not-applicable",
                 *       "driver"
                 *     ]
                 */
                send_reg_label_novated?: ("not-applicable" | "driver" | "client-contact-1" | "client-contact-2" | "account-payable" | "account-manager")[];
                /**
                 * @description Send label to, others: only records with one of these values.
                 * @example [
                 *       "not-applicable",
                 *       "driver"
                 *     ]
                 */
                send_reg_label_others?: ("not-applicable" | "driver" | "client-contact-1" | "client-contact-2" | "account-payable" | "account-manager")[];
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
                 * @description Next contact: only this and above.
                 * @example 2026-07-01
                 */
                next_contact_date_from?: string;
                /**
                 * @description Next contact: only this and below.
                 * @example 2026-07-01
                 */
                next_contact_date_to?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["ClientPage"];
                };
            };
            400: components["responses"]["malformed_header.invalid_parameter"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createClient: {
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
                "application/json": components["schemas"]["ClientCreate"];
                "application/vnd.service-api.v1+json": components["schemas"]["ClientCreate"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    Vary: components["headers"]["Vary"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["Client"];
                };
            };
            400: components["responses"]["malformed_json.duplicate_member.malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            406: components["responses"]["not_acceptable"];
            409: components["responses"]["idempotency_in_progress"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed.unknown_audit_user.idempotency_mismatch"];
            423: components["responses"]["locked"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed_json.duplicate_member.malformed_header.invalid_parameter"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            406: components["responses"]["not_acceptable"];
            409: components["responses"]["idempotency_in_progress"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed.unknown_audit_user.idempotency_mismatch"];
            423: components["responses"]["locked"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed_id.malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            404: components["responses"]["record_not_found"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    patchClient: {
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
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["Client"];
                };
            };
            400: components["responses"]["malformed_json.duplicate_member.malformed_id.malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            404: components["responses"]["record_not_found"];
            406: components["responses"]["not_acceptable"];
            409: components["responses"]["idempotency_in_progress"];
            412: components["responses"]["precondition_failed"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed.unknown_audit_user.idempotency_mismatch"];
            423: components["responses"]["locked"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["EventPage"];
                };
            };
            400: components["responses"]["malformed_id.malformed_header.invalid_parameter"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            404: components["responses"]["record_not_found"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["PaymentChanges"];
                };
            };
            400: components["responses"]["malformed_id.malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            404: components["responses"]["record_not_found"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["malformed_id.malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            404: components["responses"]["record_not_found"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    replaceContract: {
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
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["malformed_json.duplicate_member.malformed_id.malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            404: components["responses"]["record_not_found"];
            406: components["responses"]["not_acceptable"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed.unknown_audit_user"];
            423: components["responses"]["locked"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                resource?: "client" | "packaging_defaults" | "approval" | "user" | "role";
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["EventPage"];
                };
            };
            400: components["responses"]["malformed_header.invalid_parameter"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["LockingSessionPage"];
                };
            };
            400: components["responses"]["malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["LockingSession"];
                };
            };
            400: components["responses"]["malformed_json.duplicate_member.malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            406: components["responses"]["not_acceptable"];
            409: components["responses"]["idempotency_in_progress"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed.unknown_audit_user.idempotency_mismatch"];
            423: components["responses"]["locked"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["LockingSession"];
                };
            };
            400: components["responses"]["malformed_id.malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            404: components["responses"]["record_not_found"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
            400: components["responses"]["malformed_id.malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            404: components["responses"]["record_not_found"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            423: components["responses"]["locked"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["LockingSession"];
                };
            };
            400: components["responses"]["malformed_json.duplicate_member.malformed_id.malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            404: components["responses"]["record_not_found"];
            406: components["responses"]["not_acceptable"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed.unknown_audit_user"];
            423: components["responses"]["locked"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["Overview"];
                };
            };
            400: components["responses"]["malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed_id.malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            404: components["responses"]["record_not_found"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    replaceClientPackagingDefaults: {
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
                 * @description ETag that the record must still have, or * for any.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
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
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["PackagingDefaults"];
                };
            };
            400: components["responses"]["malformed_json.duplicate_member.malformed_id.malformed_header"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            404: components["responses"]["record_not_found"];
            406: components["responses"]["not_acceptable"];
            412: components["responses"]["precondition_failed"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation_failed.unknown_audit_user"];
            423: components["responses"]["locked"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["EventPage"];
                };
            };
            400: components["responses"]["malformed_id.malformed_header.invalid_parameter"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            404: components["responses"]["record_not_found"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.service-api.v1+json": components["schemas"]["Directory"];
                };
            };
            400: components["responses"]["malformed_header.invalid_parameter"];
            401: components["responses"]["unauthenticated"];
            403: components["responses"]["permission_denied"];
            406: components["responses"]["not_acceptable"];
            422: components["responses"]["unknown_audit_user"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
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
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed_header"];
            406: components["responses"]["not_acceptable"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
}
