# They run on along the path, each on its side.
tiles     B10 P1> C10 P1>
expect    joined B10 court NNW C10 court NNW
          joined B10 court SSE C10 court SSE
          apart B10 court NNW B10 court SSE
