Feature: Bible study sheets
  Question sheets to read and print; Admin and Editor publish them and take them away.

  Rule: Reading

    @BIBL-01 @LIST-04
    Scenario: A sheet shows its title, its day and its PDF
      When I visit the Bible studies page
      Then I see 10 sheets
      And sheet 1 of the list says "마가복음 16과: 빈 무덤의 새벽"
      And I see "2026-11-12"
      And every sheet shows its title, its day and a link to its PDF in a new window

    @BIBL-01 @MOCK-01
    Scenario: The PDF opens in a new tab
      Given I visit the Bible studies page
      When I click the link "마가복음 16과: 빈 무덤의 새벽 문제지 열기"
      Then a new tab asked for /api/bibleStudy/43/download
      And I am at the Bible studies page
      And the PDF of sheet 43 is "마가복음 16과.pdf"

    @accessibility
    Scenario: Nobody is kept out of the sheets
      When I visit the Bible studies page
      Then I see 10 sheets
      And nobody is kept out at 1280 and 360 px, light and dark

    @accessibility @REL-14 @logs-errors
    Scenario: Nobody is kept out of sheets with hostile titles
      Given the hostile world
      When I visit the Bible studies page
      Then I see 10 sheets
      And nobody is kept out at 1280 and 360 px, light and dark

  Rule: Who may

    @PERM-02 @BIBL-02 @BIBL-03
    Scenario Outline: A <who> only reads the sheets
      Given I am a <who>
      When I visit the Bible studies page
      Then I see 10 sheets
      And I do not see "새 문제지 올리기"
      And I do not see the button "삭제"

      Examples:
        | who     |
        | visitor |
        | member  |

    @PERM-02 @BIBL-02 @BIBL-03
    Scenario Outline: An <who> publishes sheets and takes them away
      Given I am an <who>
      When I visit the Bible studies page
      Then I see "새 문제지 올리기"
      And I see the button "삭제 마가복음 16과"

      Examples:
        | who    |
        | editor |
        | admin  |

  Rule: Publishing

    Background:
      Given I am an editor
      And I visit the Bible studies page
      And I see 10 sheets

    @BIBL-02
    Scenario: A new sheet goes to the top with its PDF, without a list call
      When I fill "제목" with "요한복음 1과: 태초에 말씀이"
      And I choose the file "문제지.pdf"
      And I click the button "등록"
      Then sheet 1 of the list says "요한복음 1과: 태초에 말씀이"
      And I see 11 sheets
      And a toast says "성경공부 문제지를 등록했습니다."
      And "제목" holds ""
      And there is no file to upload
      And the PDF of sheet 44 is "문제지.pdf"
      And POST /api/BibleStudy was sent 1 time
      And GET /api/bibleStudy was sent 1 time

    @BIBL-02
    Scenario: Title and PDF are required
      When I click the button "등록"
      Then I see "제목을 입력해 주세요."
      And I see "문제지로 올릴 PDF 파일을 골라 주세요."
      And the field "제목" has the focus
      When I fill "제목" with "요한복음 1과"
      And I click the button "등록"
      Then the file chooser has the focus
      And POST /api/BibleStudy was sent 0 times
      And no toast is shown
      When I choose the file "문제지.pdf"
      Then I do not see "문제지로 올릴 PDF 파일을 골라 주세요."

    @BIBL-02
    Scenario: There is exactly one PDF: the later one counts
      When I choose the file "문제지.pdf"
      And I choose the file "새문제지.pdf"
      Then the file to upload is "새문제지.pdf"

    @REL-24 @BIBL-02
    Scenario Outline: <what> is turned away as a sheet by name and reason
      When I choose the file "<file>"
      Then the file "<file>" is turned away: "<reason>"
      And there is no file to upload
      And POST /api/BibleStudy was sent 0 times

      Examples:
        | what                           | file     | reason                           |
        | A program that was renamed     | 프로그램.pdf | PDF 파일이 아닙니다. PDF 파일만 올릴 수 있습니다. |
        | A picture by the name of a PDF | 그림.pdf   | PDF 파일이 아닙니다.                    |
        | A picture                      | 그림.png   | PDF 파일이 아닙니다.                    |
        | An empty file                  | 빈문제지.pdf | 빈 파일입니다.                         |
        | A PDF of 50 MB                 | 큰문제지.pdf | 20MB보다 큰 파일은 올릴 수 없습니다.          |

    @BIBL-02
    Scenario: A sheet under way shows a bar and can be cancelled
      Given POST /api/BibleStudy hangs
      When I fill "제목" with "요한복음 1과"
      And I choose the file "문제지.pdf"
      And I click the button "등록"
      Then I see a progress bar "올리고 있습니다"
      When I click the button "그만두기"
      Then I see "올리기를 그만두었습니다. 고르신 파일은 그대로 두었습니다."
      And "제목" holds "요한복음 1과"
      And the file to upload is "문제지.pdf"
      And no toast is shown
      When POST /api/BibleStudy works again
      And I click the button "등록"
      Then sheet 1 of the list says "요한복음 1과"

    @REL-17 @REL-16 @BIBL-02
    Scenario: A double click and Enter publish a sheet once
      Given every call takes 700 ms
      When I fill "제목" with "요한복음 1과"
      And I choose the file "문제지.pdf"
      And I double-click the button "등록"
      And I press "Enter"
      Then sheet 1 of the list says "요한복음 1과"
      And I see 11 sheets
      And POST /api/BibleStudy was sent 1 time

    @LIST-03 @REL-16 @REL-24 @BIBL-02
    Scenario Outline: A sheet that <fault> is told, and nothing is lost
      Given POST /api/BibleStudy <fault>
      When I fill "제목" with "요한복음 1과"
      And I choose the file "문제지.pdf"
      And I click the button "등록"
      Then a toast says "성경공부 문제지를 등록하지 못했습니다."
      And the page itself says "<reason>"
      And I see "쓰신 내용과 고르신 파일은 그대로 두었습니다."
      And "제목" holds "요한복음 1과"
      And the file to upload is "문제지.pdf"
      And POST /api/BibleStudy was sent 1 time
      When POST /api/BibleStudy works again
      And I click the button "등록"
      Then sheet 1 of the list says "요한복음 1과"
      And I see 11 sheets

      Examples:
        | fault                                   | reason               |
        | is not understood                       | 서버가 내용을 받아들이지 않았습니다. |
        | is too large                            | 파일이 너무 큽니다.          |
        | brings a kind of file that is not taken | 서버가 받지 않는 종류의 파일입니다. |
        | fails                                   | 서버에 문제가 생겼습니다.       |
        | gets no answer                          | Network Error        |

    @REL-24 @BIBL-02
    Scenario: What the church says of a file stands beside it
      Given POST /api/BibleStudy is refused with 415, naming "문제지.pdf": "잠긴 PDF입니다."
      When I fill "제목" with "요한복음 1과"
      And I choose the file "문제지.pdf"
      And I click the button "등록"
      Then the file "문제지.pdf" says "잠긴 PDF입니다."
      When POST /api/BibleStudy works again
      And I choose the file "새문제지.pdf"
      And I click the button "등록"
      Then sheet 1 of the list says "요한복음 1과"

    @BIBL-02 @REL-24
    Scenario: A title that the church does not take is pointed out
      Given POST /api/BibleStudy is refused with 400, naming "Title": "too long"
      When I fill "제목" with "요한복음 1과"
      And I choose the file "문제지.pdf"
      And I click the button "등록"
      Then I see "서버가 이 제목을 받아들이지 않았습니다."
      And I do not see "too long"
      And the field "제목" has the focus
      And the file to upload is "문제지.pdf"

    @REL-20 @BIBL-02
    Scenario: A sheet that was taken without a word is shown as it was written, and never sent twice
      Given POST /api/BibleStudy succeeds without a word
      And GET /api/bibleStudy fails
      When I fill "제목" with "요한복음 1과"
      And I choose the file "문제지.pdf"
      And I click the button "등록"
      Then sheet 1 of the list says "요한복음 1과"
      And a toast says "성경공부 문제지를 등록했습니다."
      And I see "문제지는 이 페이지를 새로 고치신 뒤에 여실 수 있습니다."
      And POST /api/BibleStudy was sent 1 time
      And "제목" holds ""

    @AUTH-14 @BIBL-02
    Scenario: An expired token is renewed on the way, and the sheet goes through
      Given my access token has expired
      When I fill "제목" with "요한복음 1과"
      And I choose the file "문제지.pdf"
      And I click the button "등록"
      Then sheet 1 of the list says "요한복음 1과"
      And POST /api/BibleStudy was sent 2 times
      And POST /api/Account/Refresh was sent 1 time

    @AUTH-15 @REL-24 @BIBL-02
    Scenario: A session that ends on the way loses neither title nor sheet
      Given my access token has expired
      And POST /api/Account/Refresh asks for a login
      When I fill "제목" with "요한복음 1과"
      And I choose the file "문제지.pdf"
      And I click the button "등록"
      Then I see 1 toast "로그인 시간이 지났습니다."
      And I do not see "새 문제지 올리기"
      When POST /api/Account/Refresh works again
      And I click the button "로그인" in the toast
      And I log in as editor
      Then "제목" holds "요한복음 1과"
      And the file to upload is "문제지.pdf"
      When I click the button "등록"
      Then sheet 1 of the list says "요한복음 1과"

    @PERM-03 @BIBL-02
    Scenario: Whoever may not publish sheets any more is told, and reads on
      Given the editor has the role "Teacher"
      And my access token has expired
      When I fill "제목" with "요한복음 1과"
      And I choose the file "문제지.pdf"
      And I click the button "등록"
      Then a toast says "성경공부 문제지를 등록하지 못했습니다. 권한이 없습니다."
      And POST /api/BibleStudy was sent 2 times
      And I am signed in as editor
      And I do not see "새 문제지 올리기"
      When I scroll the list to 0 px before its end
      Then I see 20 sheets

    @accessibility
    Scenario: Nobody is kept out of publishing a sheet
      When I choose the file "빈문제지.pdf"
      And I click the button "등록"
      Then I see "문제지로 올릴 PDF 파일을 골라 주세요."
      And nobody is kept out at 1280 and 360 px, light and dark
      When I choose the file "문제지.pdf"
      Then the file to upload is "문제지.pdf"
      And nobody is kept out at 1280 and 360 px, light and dark

    @phone @BIBL-02 @BIBL-03
    Scenario: A sheet is published and taken away on a phone
      When I click the button "새 문제지 올리기"
      And I fill "제목" with "요한복음 1과"
      And I choose the file "문제지.pdf"
      And I click the button "등록"
      Then sheet 1 of the list says "요한복음 1과"
      When I click the button "삭제 요한복음 1과"
      Then I do not see the sheet "요한복음 1과"
      And nothing is wider than the window

  Rule: Taking away

    Background:
      Given I am an editor
      And I visit the Bible studies page
      And I see 10 sheets

    @BIBL-03
    Scenario: A sheet leaves at once, and is deleted when its toast goes
      When I click the button "삭제 마가복음 16과"
      Then I do not see the sheet "마가복음 16과"
      And a toast says "성경공부 문제지를 삭제했습니다."
      And DELETE /api/bibleStudy/43 was sent 0 times
      When the toast's time is over
      Then DELETE /api/bibleStudy/43 was sent 1 time
      And I see 9 sheets
      And GET /api/bibleStudy was sent 1 time

    @BIBL-03
    Scenario: Undo brings the sheet back into its place and sends nothing
      When I click the button "삭제 마가복음 15과"
      Then I do not see the sheet "마가복음 15과"
      When I click the button "되돌리기" in the toast
      Then sheet 2 of the list says "마가복음 15과"
      And DELETE /api/bibleStudy/42 was sent 0 times

    @LIST-03 @BIBL-03
    Scenario: A sheet whose deletion fails comes back into its place
      Given DELETE /api/bibleStudy/42 fails
      When I click the button "삭제 마가복음 15과"
      And the toast's time is over
      Then a toast says "성경공부 문제지를 삭제하지 못했습니다."
      And sheet 2 of the list says "마가복음 15과"
      And DELETE /api/bibleStudy/42 was sent 1 time

    @REL-19 @BIBL-03
    Scenario: No sheet is lost or shown twice when sheets go while one reads on
      When I click the button "삭제 마가복음 16과"
      And I dismiss every toast
      Then DELETE /api/bibleStudy/43 was sent 1 time
      When I read the list to its end
      Then I see 42 sheets
      And no sheet stands there twice
