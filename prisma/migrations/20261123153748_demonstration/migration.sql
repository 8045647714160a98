-- CreateTable
CREATE TABLE "demonstration" (
    "is_only" BOOLEAN NOT NULL DEFAULT true,
    "clients" INTEGER NOT NULL,
    "approvals" INTEGER NOT NULL,
    "clock_offset" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "demonstration_pkey" PRIMARY KEY ("is_only")
);
