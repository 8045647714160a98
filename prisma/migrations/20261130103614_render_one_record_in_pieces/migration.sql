-- for the version after 0.1.0: DROP TYPE "approval_json_7d43sx";

-- for the version after 0.1.0: DROP TYPE "client_json_17nl8db";
