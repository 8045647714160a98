CREATE TYPE "user_account_json_1xwaifx" AS ("user_id" text, "role_name" text, "second_factors" integer, "identity_provider" text, "user_name" text, "display_name" text, "role_id" text, "enabled" boolean);

-- for the version after 0.1.0: DROP TYPE "user_account_json_126ndli";
