DROP INDEX "client_sort_client_type";

CREATE INDEX "client_sort_client_type" ON "client" ((coalesce("client_type", U&'\+10FFFF') COLLATE "C"), "client_id") INCLUDE ("client_type", "state");

DROP INDEX "client_sort_state";

CREATE INDEX "client_sort_state" ON "client" ((coalesce("state", U&'\+10FFFF') COLLATE "C"), "client_id") INCLUDE ("client_type", "state");
