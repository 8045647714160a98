-- CreateTable
CREATE TABLE "event_block" (
    "block" INTEGER NOT NULL,
    "first_at" TIMESTAMPTZ(3),
    "last_at" TIMESTAMPTZ(3),

    CONSTRAINT "event_block_pkey" PRIMARY KEY ("block")
);

-- CreateTable
CREATE TABLE "event_block_key" (
    "key" TEXT NOT NULL,
    "block" INTEGER NOT NULL,
    "entries" INTEGER NOT NULL,

    CONSTRAINT "event_block_key_pkey" PRIMARY KEY ("key","block")
);
