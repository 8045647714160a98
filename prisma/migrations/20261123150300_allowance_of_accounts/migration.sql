-- CreateTable
CREATE TABLE "call_allowance" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "call_allowance_pkey" PRIMARY KEY ("key")
);
